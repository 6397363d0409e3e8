import { RiskNote } from '@sharemore/platform/ui';
import { Fact, FactList } from './fact';
import { PlanMonths } from './plan-months';
import styles from './plan-tab.module.css';
import { longDate, money, samplePlan } from './sample-plan';

/** My ShareMore Plan: how far the plan is, what it costs, and what it could be worth. */
export function PlanTab() {
  const plan = samplePlan;
  return (
    <div className={styles.Plan}>
      <section className={styles.Progress} data-tone="deep">
        <div className={styles.Summary}>
          <h2 className={styles.Employer}>Your plan with {plan.employer}</h2>
          <p className={styles.Count}>
            {plan.monthsPaid} of {plan.months} months
          </p>
          <p className={styles.Term}>
            Started {plan.start}, ends {plan.end}
          </p>
        </div>
        <PlanMonths paid={plan.monthsPaid} months={plan.months} />
      </section>

      <section className={styles.Group}>
        <h2 className={styles.Heading}>Payments</h2>
        <FactList>
          <Fact
            term="Monthly contributions"
            value={money(plan.monthlyContribution)}
            note="Reimbursed by our lending partners"
          />
          <Fact term="Monthly cost" value={money(plan.monthlyCost)} note="Your ShareMore platform fee" />
          <Fact
            term="Monthly loan fee date"
            value="27th or next working day"
            note={
              <>
                Next: <time dateTime={plan.nextPayment}>{longDate(plan.nextPayment)}</time>
              </>
            }
          />
        </FactList>
      </section>

      <section className={styles.Group}>
        <h2 className={styles.Heading}>Shares</h2>
        <FactList>
          <Fact term="Option price" value={money(plan.optionPrice)} note="What you would pay for a share" />
          <Fact term="Current price" value={money(plan.currentPrice)} note="What a share sells for now" />
          <Fact
            term="Potential profit"
            value={money(plan.potentialProfit)}
            note="An example and not a forecast"
            highlight
          />
        </FactList>
        <RiskNote>
          Share prices can fall as well as rise, and you may make no profit. If there is none, you repay from
          your savings plus interest and owe nothing more.
        </RiskNote>
      </section>
    </div>
  );
}
