// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table roles of elements displayed as blocks
import Scale from '@lucide/icons/icons/scale';
import { inPounds } from '@sharemore/platform/money';
import { Icon, RiskNote, Section, Spinner, TextLink, VisuallyHidden } from '@sharemore/platform/ui';
import type { ChartData, CompanyView } from '../../companies/company-view';
import { analystSentence, bonus, gainOrLoss, isShareMoreAhead, loan, paidIn } from '../../companies/outcome';
import styles from './outlook.module.css';

/** The last three years: a comparison where ShareMore came out ahead, else what analysts recommend. */
export function Outlook({ view }: { view: CompanyView }) {
  return (
    <section className={styles.Outlook} aria-labelledby="outlook-title">
      {view.hasOutcomes && isShareMoreAhead(view.chart) ? (
        <Comparison view={view} />
      ) : (
        <NotAhead view={view} />
      )}
    </section>
  );
}

function Comparison({ view: { name, chart } }: { view: CompanyView }) {
  const isLoss = chart.withShareMore < paidIn;
  return (
    <>
      <h2 id="outlook-title">
        {`£10 a month would have ${isLoss ? 'lost less' : 'earned more'} with ShareMore`}
      </h2>
      <p className={styles.Claim}>
        Investing £10 a month over three years would have{' '}
        <span>{`${isLoss ? 'brought' : 'earned'} ${name} employees `}</span>
        <strong>{`${gainOf(chart.withShareMore)} with ShareMore`}</strong>. With Sharesave alone that’s{' '}
        <span>{gainOf(chart.withShareSave)}</span>, and <span>{gainOf(chart.savingsAccount)}</span> in a
        savings account.
      </p>
      <RiskNote>
        With ShareMore the {inPounds(paidIn)} is all fees, for a loan of {inPounds(loan)} that’s repaid first.
        Fees can be lost, and past performance is not a reliable guide to future results.
      </RiskNote>
      <BarChart data={chart} />
    </>
  );
}

const rows = [
  { key: 'withShareMore', label: 'With ShareMore' },
  { key: 'withShareSave', label: 'Sharesave alone' },
  { key: 'savingsAccount', label: 'Savings account' },
] as const;

const goesInAsFees = `${inPounds(paidIn)} in fees, ${inPounds(loan)} lent`;

/** Bars that are wider, in per cent of the chart, hold their label (spec section 2). */
const LABEL_INSIDE = 15;

/**
 * The outcome of each way of saving as a bar chart, marked up as a table for screen readers. The bad ending is drawn to
 * the same scale.
 */
function BarChart({ data }: { data: ChartData }) {
  const largest = Math.max(...rows.map(({ key }) => data[key]));
  const widthOf = (amount: number) => Math.round(Math.min(1, Math.max(0, amount) / largest) * 100);
  return (
    <table role="table" className={styles.Chart}>
      <caption data-text="note">
        <VisuallyHidden>£10 a month, worked out over three years. </VisuallyHidden>
        The line marks the {inPounds(paidIn)} paid in.
      </caption>
      <tbody role="rowgroup">
        {rows.map(({ key, label }) => (
          <Bar
            key={key}
            outcome={key}
            label={label}
            note={key === 'withShareMore' ? goesInAsFees : `${inPounds(paidIn)} saved`}
            amount={data[key]}
            width={widthOf(data[key])}
            paidInAt={widthOf(paidIn)}
          />
        ))}
        <Bar
          outcome="fall"
          label="If the shares fall"
          note={`${inPounds(paidIn)} in fees can be lost`}
          amount={0}
          width={0}
          paidInAt={widthOf(paidIn)}
        />
      </tbody>
    </table>
  );
}

interface BarProps {
  outcome: keyof ChartData | 'fall';
  label: string;
  note: string;
  /** What came out, in pounds. */
  amount: number;
  /** Of the bar, and of the money that went in, in per cent of the chart. */
  width: number;
  paidInAt: number;
}

function Bar({ outcome, label, note, amount, width, paidInAt }: BarProps) {
  const isInside = width > LABEL_INSIDE;
  const gain = amount - paidIn;
  return (
    <tr role="row" className={styles.Row} data-outcome={outcome}>
      <th scope="row" role="rowheader" className={styles.Name}>
        <span>{`${label} `}</span>
        <span className={styles.GoesIn} data-text="note">
          {note}
        </span>
      </th>
      <td role="cell" className={styles.Track} data-label={isInside && 'inside'}>
        {/* The widths are attributes, because the Content-Security-Policy forbids style attributes. */}
        {gain < 0 && <svg className={styles.Lost} width={`${paidInAt}%`} height="100%" aria-hidden="true" />}
        <svg className={styles.Bar} width={`${width}%`} height="100%" aria-hidden="true">
          <rect className={styles.Fill} width="100%" height="100%" rx="8" />
        </svg>
        <svg className={styles.PaidIn} width={`${paidInAt}%`} height="100%" aria-hidden="true" />
        <span className={styles.Amount}>
          <VisuallyHidden>Came out: </VisuallyHidden>
          <span>{inPounds(amount)}</span>
        </span>
        {isInside && <svg className={styles.Rest} width={`${100 - width}%`} aria-hidden="true" />}
      </td>
      <td
        role="cell"
        className={styles.Gain}
        data-sign={Math.sign(gain)}
        data-mood={outcome === 'withShareMore' || outcome === 'fall' || undefined}
      >
        {gainOrLoss(gain)}
      </td>
    </tr>
  );
}

function NotAhead({ view }: { view: CompanyView }) {
  const { name, chart, hasOutcomes, analysts } = view;
  const { buy, hold, sell } = analysts;
  const sentence = analystSentence(name, analysts);
  return (
    <>
      <h2 id="outlook-title">
        {hasOutcomes ? 'ShareMore would not have come out ahead here' : `What analysts say about ${name}`}
      </h2>
      {hasOutcomes && (
        <p className={styles.Claim}>
          Say you paid £10 a month for three years: {inPounds(paidIn)}. With ShareMore that’s fees, and you
          would have got <span>{cameTo(chart.withShareMore)}</span>. Saved with Sharesave alone, it would have
          come to <span>{cameTo(chart.withShareSave)}</span>
          <span>{chart.withShareSave === paidIn + bonus && bonusIncluded}</span>. In a savings account it
          would have come to <span>{cameTo(chart.savingsAccount)}</span>.
        </p>
      )}
      <div className={styles.Analysts}>
        <span className={styles.Icon}>
          <Icon of={Scale} size={32} />
        </span>
        {sentence ? (
          <div>
            <p className={styles.Claim}>{sentence}</p>
            <ul className={styles.Counts} aria-label="Analyst recommendations">
              <li>{`${buy} buy`}</li>
              <li>{`${hold} hold`}</li>
              <li>{`${sell} sell`}</li>
            </ul>
          </div>
        ) : (
          <p className={styles.Claim}>Analyst recommendation data is not currently available.</p>
        )}
      </div>
      {sentence && (
        <RiskNote>
          These are opinions, not our advice. Shares can go down as well as up. With Sharesave alone your
          savings are yours whatever the price does:{' '}
          <TextLink to="/what-is-sharesave">see how Sharesave works</TextLink>.
        </RiskNote>
      )}
    </>
  );
}

const bonusIncluded = ` (including interest of ${inPounds(bonus)}, which can be nil)`;

/** `£450: a gain of £90`. */
const cameTo = (amount: number) => `${inPounds(amount)}: a ${gainOrLoss(amount - paidIn, ' of ')}`;

/** `£90`, `a loss of £60`. */
const gainOf = (amount: number) =>
  amount < paidIn ? `a ${gainOrLoss(amount - paidIn, ' of ')}` : inPounds(amount - paidIn);

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
