import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { Figure } from '../charts/figure';
import { gainAt, OutcomeLines, outcomeLinesSize } from '../charts/outcome-lines';
import { figures } from '../figures';
import { asPercent } from '../percent';
import { Chapter } from './chapter';

const { coveredPayment, months, platformFee, discount } = figures;
const PRICES = [0.6, 0.8, 0.96, 1, 1.2, 1.4];

export function Endings() {
  return (
    <Chapter
      title="One plan, many endings"
      lead={`What ${coveredPayment.text} a month over ${months.text} months could bring at different share prices, for somebody who saves the money and for somebody who uses ShareMore.`}
    >
      <Figure
        {...outcomeLinesSize}
        illustration
        title="Gain or loss at maturity"
        description={`A line chart. With own savings the gain is the ${inPounds(gainAt(0, 'sharesave'))} of interest up to about 80% of the first price, then rises to ${inPounds(gainAt(1.5, 'sharesave'))} at 150%. With ShareMore it is a loss of ${inPounds(example.fees)} up to 80%, reaches nothing at 96%, and rises to ${inPounds(gainAt(1.5, 'shareMore'))} at 150%.`}
        note={`An invented share, the full ${discount.text} discount, ${inPounds(example.saved)} saved. Charges and tax are left out.`}
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
          {PRICES.map((price) => (
            <tr key={price}>
              <th scope="row">{asPercent(price)} of the first price</th>
              <td>{inPounds(gainAt(price, 'sharesave'))}</td>
              <td>{inPounds(gainAt(price, 'shareMore'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        With ShareMore, a regulated lending partner reimburses the contributions, the fee is{' '}
        {platformFee.text} a month, and any profit is split equally after the reimbursed contributions are
        repaid. If there is no profit, the customer repays from the savings plus any interest and owes nothing
        more, but the {inPounds(example.fees)} of fees has been spent. A person who can save the money keeps
        the whole profit and pays no fee. Where the shares are worth less than savings and interest, a saver
        keeps interest of 1.1 monthly contributions; with ShareMore it goes to the repayment.
      </p>
    </Chapter>
  );
}
