import { inPounds } from '@sharemore/platform/money';
import { RiskNote, Section, Spinner, TextLink } from '@sharemore/platform/ui';
import { TrendingUp } from 'lucide-react';
import type { CompanyView } from '../../companies/company-view';
import { analystSentence, isShareMoreAhead } from '../../companies/outcome';
import { BarChart } from './bar-chart';
import styles from './outlook.module.css';

interface OutlookProps {
  name: string;
  view: CompanyView;
}

/** What the last three years say: the comparison where ShareMore came out ahead, else what analysts recommend. */
export function Outlook({ name, view }: OutlookProps) {
  return isShareMoreAhead(view.chart) ? (
    <Comparison name={name} view={view} />
  ) : (
    <Analysts name={name} view={view} />
  );
}

function Comparison({ name, view }: OutlookProps) {
  const { withShareMore } = view.chart;
  return (
    <section className={styles.Outlook} aria-labelledby="outlook-title">
      <h2 id="outlook-title">£10 a month would have earned you more with ShareMore</h2>
      <p className={styles.Claim}>
        Investing £10 a month over three years would have earned {name} employees {inPounds(withShareMore)}{' '}
        with ShareMore: more than with Sharesave alone or in a savings account.
      </p>
      <BarChart data={view.chart} caption={`Three years of £10 a month at ${name}`} />
      <RiskNote>
        Past performance guarantees nothing. Share prices can fall: then there may be no profit to share, and
        you would have paid the platform fee.
      </RiskNote>
    </section>
  );
}

function Analysts({ name, view }: OutlookProps) {
  const sentence = analystSentence(name, view.analysts);
  const { buy, hold, sell } = view.analysts;
  return (
    <section className={styles.Outlook} aria-labelledby="outlook-title">
      <h2 id="outlook-title">What analysts say about {name}</h2>
      <div className={styles.Analysts}>
        <span className={styles.Icon}>
          <TrendingUp size={32} aria-hidden="true" />
        </span>
        {sentence ? (
          <div>
            <p className={styles.Claim}>{sentence}</p>
            <ul className={styles.Counts} aria-label="Analyst recommendations">
              <li>{buy} buy</li>
              <li>{hold} hold</li>
              <li>{sell} sell</li>
            </ul>
          </div>
        ) : (
          <p className={styles.Claim}>Analyst recommendation data is not currently available.</p>
        )}
      </div>
      {sentence && (
        <RiskNote>
          These are other people's opinions, not our advice. Shares can go down as well as up. With Sharesave
          your savings are yours whatever happens to the price:{' '}
          <TextLink to="/what-is-sharesave">see how it works</TextLink>.
        </RiskNote>
      )}
    </section>
  );
}

/** Where the comparison will be, while the company is loading. */
export function ChartLoading() {
  return (
    <Section width="text">
      <p className={styles.Loading} role="status">
        <Spinner />
        Loading chart data...
      </p>
    </Section>
  );
}
