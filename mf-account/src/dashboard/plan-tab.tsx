import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { costOf } from '@sharemore/platform/outcomes';
import { RiskNote } from '@sharemore/platform/ui';
import { Steps } from '@sharemore/platform/widgets/steps';
import { nextSteps } from './at-maturity';
import { FactList } from './fact';
import panel from './panel.module.css';
import { PlanMonths } from './plan-months';
import styles from './plan-tab.module.css';
import { PriceChart } from './price-chart';
import { samplePlan as plan } from './sample-plan';
import { IfItEndedToday, PotentialProfitWorking } from './working';

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
    note: (
      <>
        Then due: <time dateTime={plan.nextPayment}>{longDate(plan.nextPayment)}</time>
      </>
    ),
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

/** The plan's progress, costs, possible value and next steps. */
export function PlanTab() {
  return (
    <div className={styles.Plan}>
      <section className={styles.Progress} data-tone="deep">
        <div className={styles.Summary}>
          <h2 className={styles.Employer}>Your plan with {plan.employer}</h2>
          <p className={styles.Count}>
            {plan.monthsPaid} of {plan.months} months
          </p>
          <p className={styles.Term}>
            Started {plan.start}, ends {plan.end}. As it stood on{' '}
            <time dateTime={plan.date}>{longDate(plan.date)}</time>.
          </p>
        </div>
        <PlanMonths paid={plan.monthsPaid} months={plan.months} />
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>Payments</h2>
        <FactList facts={payments} />
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>Shares</h2>
        <FactList facts={shares} />
        <RiskNote>
          Share prices can fall as well as rise, and you may make no profit. If there is none, you repay from
          your savings plus any interest and owe nothing more; the fees you have paid, {feesOf()} over the
          whole plan, are lost.
        </RiskNote>
      </section>

      <div className={panel.Columns}>
        <section className={styles.Group}>
          <h2 className={panel.Heading}>The share price so far</h2>
          <PriceChart />
        </section>
        <section className={styles.Group}>
          <h2 className={panel.Heading}>What the potential profit is</h2>
          <PotentialProfitWorking />
        </section>
      </div>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>If it ended today</h2>
        <IfItEndedToday />
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>Next steps at maturity</h2>
        <Steps items={nextSteps} />
      </section>
    </div>
  );
}
