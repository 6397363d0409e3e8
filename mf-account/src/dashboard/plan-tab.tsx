import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { costOf } from '@sharemore/platform/outcomes';
import { RiskNote } from '@sharemore/platform/ui';
import panel from './panel.module.css';
import styles from './plan-tab.module.css';
import { PotentialProfit } from './potential-profit';
import { samplePlan as plan } from './sample-plan';

const feesOf = (payments?: number) =>
  toThePenny(costOf({ monthly: plan.monthlyContribution, payments }).fees);

const payments = [
  {
    term: 'Monthly contributions',
    value: toThePenny(plan.monthlyContribution),
    note: 'Reimbursed by our lending partners',
  },
  {
    term: 'Monthly cost',
    value: toThePenny(plan.monthlyCost),
    note: `Your platform fee: ${feesOf(plan.monthsPaid)} so far, of ${feesOf()} in all`,
  },
  {
    term: 'Monthly loan fee date',
    value: '27th or next working day',
    note: `Then due: ${longDate(plan.nextPayment)}`,
  },
];

const shares = [
  { term: 'Option price', value: toThePenny(plan.optionPrice), note: 'What you would pay for a share' },
  { term: 'Current price', value: toThePenny(plan.currentPrice), note: 'What a share sells for now' },
  {
    term: 'Potential profit',
    value: toThePenny(plan.potentialProfit),
    note: 'Half of what the shares are worth, before the loan and fees: see what is left below',
  },
];

/** The plan's progress, costs and possible value. */
export function PlanTab() {
  return (
    <div className={styles.Plan}>
      <section className={styles.Progress} data-tone="deep">
        <h2 className={styles.Employer}>Your plan with {plan.employer}</h2>
        <p className={styles.Count}>
          {plan.monthsPaid} of {plan.months} months
        </p>
        <progress
          className={styles.Months}
          value={plan.monthsPaid}
          max={plan.months}
          aria-label="Monthly payments made"
        />
        <p className={styles.Term}>
          Started {plan.start}, ends {plan.end}. As it stood on {longDate(plan.date)}.
        </p>
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>Payments</h2>
        <Facts facts={payments} />
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>Shares</h2>
        <Facts facts={shares} />
        <RiskNote>
          Share prices can fall as well as rise, and you may make no profit. If there is none, you repay from
          your savings plus any interest and owe nothing more; the fees you have paid, {feesOf()} over the
          whole plan, are lost.
        </RiskNote>
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>What the potential profit is</h2>
        <PotentialProfit />
      </section>
    </div>
  );
}

/** Labelled figures, three to a row on wide screens. */
function Facts({ facts }: { facts: { term: string; value: string; note: string }[] }) {
  return (
    <dl className={styles.Facts}>
      {facts.map(({ term, value, note }) => (
        <div key={term} className={styles.Fact}>
          <dt data-text="note">{term}</dt>
          <dd className={styles.Value}>{value}</dd>
          <dd data-text="note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
