import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { costOf, outcomesOf, terms } from '@sharemore/platform/outcomes';
import styles from './potential-profit.module.css';
import { samplePlan } from './sample-plan';

const { monthlyContribution: monthly, optionPrice, currentPrice, potentialProfit, date } = samplePlan;
const { saved, fees } = costOf({ monthly });
const { sharesValue, shareMore } = outcomesOf({ monthly, optionPrice }, { sharePrice: currentPrice });

const endings = [
  { title: 'If the price stays the same', gain: shareMore.gain, what: 'left for you, after all fees' },
  { title: 'If it falls below your option price', gain: -fees, what: 'the fees you pay, lost' },
];

/** What is left at today's price, and what it costs if the price falls: side by side and alike. */
export function TwoEndings() {
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
    `Potential profit: half of the ${toThePenny(sharesValue)} that all your shares would sell for`,
    potentialProfit,
  ],
  [`Your half of the ${toThePenny(saved)} loan, which is repaid first`, -saved * terms.employeeShare],
  ['Your half of the profit', shareMore.paidOut],
  ['All platform fees', -fees],
  ['Left for you', shareMore.gain],
];

/** How the amount that is left follows from the potential profit. */
export function PotentialProfit() {
  return (
    <table className={styles.Sum}>
      <caption className={styles.Caption}>
        If the share price of {longDate(date)} stays the same until your plan ends
      </caption>
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
