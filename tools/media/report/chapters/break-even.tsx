import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { BreakEvenBars, breakEvenSize, DISCOUNTS, evenAt } from '../charts/break-even-bars';
import { Figure } from '../charts/figure';
import { figures } from '../figures';
import { asPercent } from '../percent';
import { Chapter } from './chapter';

const { discount } = figures;

export function BreakEven() {
  return (
    <Chapter
      title="The discount decides"
      lead="Two plans at the same company can be very different offers. The size of the discount says how far the share may fall before a plan stops paying."
    >
      <Figure
        {...breakEvenSize}
        illustration
        title="The price from which the shares pay"
        description={`For each discount, two points against the share price at invitation. ${DISCOUNTS.map(
          (size) =>
            `At ${asPercent(size)}: ${asPercent(1 - size)} with own savings, ${asPercent(evenAt(size))} with ShareMore.`,
        ).join(' ')}`}
        note={`Prices at maturity as a share of the price at invitation; the vertical line marks no change. ${inPounds(example.saved)} saved; interest, dealing costs and tax left out.`}
      >
        <BreakEvenBars />
      </Figure>
      <h3>With your own savings</h3>
      <p>
        Buying the shares pays as soon as the price ends above your option price. With the full{' '}
        {discount.text} discount it may lose up to a fifth of its value first. Below that point you take your
        savings back with any interest; what you have missed is the interest that the money could have earned
        elsewhere.
      </p>
      <h3>With ShareMore</h3>
      <p>
        Half of the profit has to cover {inPounds(example.fees)} of fees. So the whole profit must reach{' '}
        {inPounds(example.fees * 2)}, and the break-even is a fifth above the option price. With the full
        discount that is {asPercent(evenAt(discount.value))} of the price at invitation: the share may end a
        little lower than it began. With a discount of 10% it has to rise to {asPercent(evenAt(0.1))}, and
        without one to {asPercent(evenAt(0))}.
      </p>
      <div className="Box">
        <h3>Try it with your own invitation</h3>
        <p>
          Find your option price. Add a fifth. If the share were at that price in three years, a ShareMore
          customer would have covered the fees and no more. Would you expect it to be above? Nobody knows, but
          it is a clearer question than “is Sharesave worth it?”
        </p>
      </div>
    </Chapter>
  );
}
