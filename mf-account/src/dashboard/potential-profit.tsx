import { grouped, toThePenny } from '@sharemore/platform/money';
import { costOf, outcomesOf } from '@sharemore/platform/outcomes';
import styles from './potential-profit.module.css';
import { samplePlan } from './sample-plan';

const { monthlyContribution: monthly, optionPrice, currentPrice, potentialProfit } = samplePlan;
const { saved, fees } = costOf({ monthly });
const { sharesValue, profit, shareMore } = outcomesOf({ monthly, optionPrice }, { sharePrice: currentPrice });

const sum: [string, number][] = [
  [
    `${toThePenny(saved)} buys ${grouped(saved / optionPrice, 2)} shares at ${toThePenny(optionPrice)}, which sell at ${toThePenny(currentPrice)} for`,
    sharesValue,
  ],
  ['Repaid to the lending partners', -saved],
  ['Profit', profit],
  ['Your half of the profit', shareMore.paidOut],
  ['All platform fees', -fees],
  ['Left for you', shareMore.gain],
];

/** How the plan's potential profit is calculated, and what is left after the loan and the fees. */
export function PotentialProfit() {
  return (
    <>
      <p>
        {toThePenny(potentialProfit)} is half of {toThePenny(sharesValue)}, what all your shares would sell
        for at today’s price. It is not what you would keep: the {toThePenny(saved)} of reimbursed
        contributions are a loan, which is repaid before the profit is shared.
      </p>
      <table className={styles.Sum}>
        <caption className={styles.Caption}>If the share price stayed at today’s until maturity</caption>
        <tbody>
          {sum.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{toThePenny(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
