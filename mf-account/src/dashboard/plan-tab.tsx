import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { costOf, outcomesOf, terms } from '@sharemore/platform/outcomes';
import { Drawing, RiskNote } from '@sharemore/platform/ui';
import savings from '../art/savings.svg?url&no-inline';
import panel from './panel.module.css';
import styles from './plan-tab.module.css';
import { samplePlan as plan } from './sample-plan';

const { monthlyContribution: monthly, optionPrice, currentPrice } = plan;
const { saved, fees } = costOf({ monthly });
const { sharesValue, shareMore } = outcomesOf({ monthly, optionPrice }, { sharePrice: currentPrice });
const soFar = costOf({ monthly, payments: plan.monthsPaid });

/** Each with its value, and a note about it. */
const facts: [string, string, string][] = [
  ['Monthly contributions', toThePenny(monthly), 'Paid back to you, as a loan'],
  [
    'Monthly cost',
    toThePenny(plan.monthlyCost),
    `Your fee: ${toThePenny(soFar.fees)} so far, of ${toThePenny(fees)} in all`,
  ],
  ['Monthly fee date', '27th', `Or next working day. Next: ${longDate(plan.nextPayment)}`],
  ['Option price', toThePenny(optionPrice), 'What you would pay for a share'],
  ['Current price', toThePenny(currentPrice), `On ${longDate(plan.date)}`],
];

/** What the plan could leave, its progress, its costs, and the sum behind the first. */
export function PlanTab() {
  return (
    <div className={styles.Plan}>
      <section className={styles.Group}>
        <h2 className={panel.Heading}>How your plan could end</h2>
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
        <Drawing file={savings} className={styles.Art} />
        <progress
          className={styles.Months}
          value={plan.monthsPaid}
          max={plan.months}
          aria-label="Monthly payments made"
        />
        <p className={styles.Term}>
          {toThePenny(soFar.saved)} saved so far, all of it lent to you. Started {plan.start}, ends {plan.end}
          .
        </p>
        <p className={styles.Term}>Customer number {plan.customerNumber}</p>
      </section>

      <section className={styles.Group}>
        <h2 className={panel.Heading}>Payments and shares</h2>
        <dl className={styles.Facts}>
          {facts.map(([term, value, note]) => (
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

const endings = [
  { title: 'If the price stays the same', gain: shareMore.gain, what: 'left for you, after all fees' },
  { title: 'If it falls below your option price', gain: -fees, what: 'the fees you pay, lost' },
];

/** What is left at today's price, and what it costs if the price falls: side by side and alike. */
function TwoEndings() {
  return (
    <dl className={styles.Endings}>
      {endings.map(({ title, gain, what }) => (
        <div key={title} className={styles.Ending} data-sign={Math.sign(gain)}>
          <dt>{title}</dt>
          <dd className={styles.Amount}>{toThePenny(gain)}</dd>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

const sum: [string, number][] = [
  [
    `Half of the ${toThePenny(sharesValue)} that all your shares would sell for, parts of a share included: the “potential profit” before the loan`,
    plan.potentialProfit,
  ],
  [`Your half of the ${toThePenny(saved)} loan, which is repaid first`, -saved * terms.employeeShare],
  ['Your half of the profit', shareMore.paidOut],
  ['All monthly fees', -fees],
  ['Left for you', shareMore.gain],
];

/** How the amount that is left follows from the potential profit. */
function PotentialProfit() {
  return (
    <table className={styles.Sum}>
      <caption className={styles.Caption}>If the current price stays the same until your plan ends</caption>
      <tbody>
        {sum.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{toThePenny(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
