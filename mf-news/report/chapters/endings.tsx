import { figures } from '../../src/figures';
import { Figure } from '../charts/figure';
import { OutcomeLines, outcomeLinesSize } from '../charts/outcome-lines';
import { asPercent, asPounds } from '../money';
import { fees, outcomeAt, saved } from '../sums';
import { Chapter } from './chapter';

const { covered, months, fee, discount } = figures;
const PRICES = [0.6, 0.8, 0.96, 1, 1.2, 1.4];

export function Endings() {
  return (
    <Chapter
      title="One plan, many endings"
      lead={`What ${covered.text} a month over ${months.text} months could bring at different share prices, for somebody who saves the money and for somebody who uses ShareMore.`}
    >
      <Figure
        {...outcomeLinesSize}
        illustration
        title="Gain or loss at maturity"
        description={`A line chart. With own savings the gain is nothing up to 80% of the first price, then rises to ${asPounds(outcomeAt(1.5, discount.value).ownSavings)} at 150%. With ShareMore it is a loss of ${asPounds(fees)} up to 80%, reaches nothing at 96%, and rises to ${asPounds(outcomeAt(1.5, discount.value).withShareMore)} at 150%.`}
        note={`An invented share, the full ${discount.text} discount, ${asPounds(saved)} saved. Interest, charges and tax are left out.`}
      >
        <OutcomeLines />
      </Figure>
      <table>
        <caption>The same sums as a table</caption>
        <thead>
          <tr>
            <th scope="col">Share price at maturity</th>
            <th scope="col">Saved with own money</th>
            <th scope="col">With ShareMore</th>
          </tr>
        </thead>
        <tbody>
          {PRICES.map((price) => {
            const { ownSavings, withShareMore } = outcomeAt(price, discount.value);
            return (
              <tr key={price}>
                <th scope="row">{asPercent(price)} of the first price</th>
                <td>{asPounds(ownSavings)}</td>
                <td>{asPounds(Math.round(withShareMore) || 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        With ShareMore, a regulated lending partner reimburses the contributions, the fee is {fee.text} a
        month, and any profit is split equally after the lent contributions are repaid. If there is no profit,
        the customer repays from the savings and interest and owes nothing more, but the {asPounds(fees)} of
        fees has been spent. A person who can save the money keeps the whole profit and risks no fee.
      </p>
    </Chapter>
  );
}
