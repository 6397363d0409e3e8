import { inPounds } from '@sharemore/platform/money';
import { RiskNote, Section, Spinner, TextLink } from '@sharemore/platform/ui';
import { Scale } from 'lucide-react';
import type { CompanyView } from '../../companies/company-view';
import { analystSentence, bonus, isShareMoreAhead, loan, paidIn } from '../../companies/outcome';
import { BarChart } from './bar-chart';
import styles from './outlook.module.css';

/** The last three years: a comparison where ShareMore came out ahead, else what analysts recommend. */
export function Outlook({ view }: { view: CompanyView }) {
  return view.hasOutcomes && isShareMoreAhead(view.chart) ? (
    <Comparison view={view} />
  ) : (
    <NotAhead view={view} />
  );
}

function Comparison({ view: { name, chart } }: { view: CompanyView }) {
  const isLoss = chart.withShareMore < paidIn;
  return (
    <section className={styles.Outlook} aria-labelledby="outlook-title">
      <h2 id="outlook-title">£10 a month would have {isLoss ? 'lost less' : 'earned more'} with ShareMore</h2>
      <p className={styles.Claim}>
        Investing £10 a month over three years would have {isLoss ? 'brought' : 'earned'} {name} employees{' '}
        <strong>{gainOf(chart.withShareMore)} with ShareMore</strong>, {gainOf(chart.withShareSave)} with
        Sharesave alone and {gainOf(chart.savingsAccount)} in a savings account.
      </p>
      <RiskNote>
        With ShareMore the {inPounds(paidIn)} is all fees, and the outcome comes from a loan of{' '}
        {inPounds(loan)}, repaid before any profit is shared. If the share price falls there may be no profit,
        and the fees are lost. Past performance guarantees nothing, and is not a reliable guide to future
        results. The calculator further down saves one and the same amount in all three ways.
      </RiskNote>
      <BarChart
        data={chart}
        paidIn={paidIn}
        caption={`What £10 a month at ${name} came to after three years.`}
      />
    </section>
  );
}

function NotAhead({ view }: { view: CompanyView }) {
  const { name, chart, hasOutcomes, analysts } = view;
  const { buy, hold, sell } = analysts;
  const sentence = analystSentence(name, analysts);
  return (
    <section className={styles.Outlook} aria-labelledby="outlook-title">
      <h2 id="outlook-title">
        {hasOutcomes ? 'ShareMore would not have come out ahead here' : `What analysts say about ${name}`}
      </h2>
      {hasOutcomes && (
        <p className={styles.Claim}>
          Over the last three years {inPounds(paidIn)} in fees would have brought {name} employees{' '}
          {inPounds(chart.withShareMore)} with ShareMore: a {gainOrLoss(chart.withShareMore)}. The same{' '}
          {inPounds(paidIn)} saved at £10 a month would have come to {inPounds(chart.withShareSave)} with
          Sharesave alone{chart.withShareSave === paidIn + bonus && bonusIncluded}, and to{' '}
          {inPounds(chart.savingsAccount)} in a savings account.
        </p>
      )}
      <div className={styles.Analysts}>
        <span className={styles.Icon}>
          <Scale size={32} />
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
          These are other people’s opinions, not our advice. Shares can go down as well as up. With Sharesave
          your savings are yours whatever happens to the price:{' '}
          <TextLink to="/what-is-sharesave">see how it works</TextLink>.
        </RiskNote>
      )}
    </section>
  );
}

const bonusIncluded = ` (including a bonus of ${inPounds(bonus)}, which can be nil)`;

function gainOf(amount: number): string {
  return amount < paidIn ? `a ${gainOrLoss(amount)}` : inPounds(amount - paidIn);
}

function gainOrLoss(amount: number): string {
  const gain = amount - paidIn;
  return `${gain < 0 ? 'loss' : 'gain'} of ${inPounds(Math.abs(gain))}`;
}

/** The placeholder of the comparison while the company is loading. */
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
