import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { costOf } from '@sharemore/platform/outcomes';
import { RiskNote } from '@sharemore/platform/ui';
import panel from './panel.module.css';
import styles from './plan-tab.module.css';
import { PotentialProfit, TwoEndings } from './potential-profit';
import { samplePlan as plan } from './sample-plan';

const feesOf = (payments?: number) =>
  toThePenny(costOf({ monthly: plan.monthlyContribution, payments }).fees);

const facts = [
  {
    term: 'Monthly contributions',
    value: toThePenny(plan.monthlyContribution),
    note: 'Reimbursed by our lending partners, as a loan',
  },
  {
    term: 'Monthly cost',
    value: toThePenny(plan.monthlyCost),
    note: `Your platform fee: ${feesOf(plan.monthsPaid)} so far, of ${feesOf()} in all`,
  },
  {
    term: 'Monthly loan fee date',
    value: '27th or next working day',
    note: `Next due: ${longDate(plan.nextPayment)}`,
  },
  { term: 'Option price', value: toThePenny(plan.optionPrice), note: 'What you would pay for a share' },
  {
    term: 'Current price',
    value: toThePenny(plan.currentPrice),
    note: `What a share sold for on ${longDate(plan.date)}`,
  },
];

/** What the plan could leave, its progress, its costs, and the sum behind the first. */
export function PlanTab() {
  return (
    <div className={styles.Plan}>
      <section className={styles.Group}>
        <h2 className={panel.Heading}>What you could be left with</h2>
        <TwoEndings />
        <RiskNote>
          Share prices fall as well as rise. If there’s no profit, you repay from your savings plus any
          interest and owe nothing more. The fees don’t come back.
        </RiskNote>
      </section>

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
        <h2 className={panel.Heading}>Payments and shares</h2>
        <dl className={styles.Facts}>
          {facts.map(({ term, value, note }) => (
            <div key={term} className={styles.Fact}>
              <dt data-text="note">{term}</dt>
              <dd className={styles.Value}>{value}</dd>
              <dd data-text="note">{note}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>How we worked it out</h2>
        <PotentialProfit />
      </section>
    </div>
  );
}
