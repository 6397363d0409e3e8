import { breakEvenPrice } from '@sharemore/platform/outcomes';
import { asPercent } from '../percent';

export const DISCOUNTS = [0.2, 0.15, 0.1, 0];
/** The break-even with ShareMore at a discount, as a share of the price at invitation. */
export const evenAt = (discount: number) => breakEvenPrice({ optionPrice: 1 - discount });
const WIDTH = 480;
const ROW = 44;
const LEFT = 104;
const RIGHT = 12;
const FROM = 0.75;
const TO = 1.25;

export const breakEvenSize = { width: WIDTH, height: DISCOUNTS.length * ROW + 40 };

const x = (price: number) => LEFT + ((price - FROM) / (TO - FROM)) * (WIDTH - LEFT - RIGHT);

/** For each discount, the price from which a saver and a ShareMore customer are ahead. */
export function BreakEvenBars() {
  const bottom = DISCOUNTS.length * ROW;
  return (
    <>
      <line className="Axis" x1={x(1)} x2={x(1)} y1={0} y2={bottom} />
      {DISCOUNTS.map((discount, index) => {
        const ownSavings = 1 - discount;
        const withShareMore = evenAt(discount);
        const middle = index * ROW + ROW / 2;
        return (
          <g key={discount}>
            <text className="Label" x={0} y={middle + 4}>
              {discount === 0 ? 'No discount' : `${asPercent(discount)} discount`}
            </text>
            <line className="Grid" x1={LEFT} x2={WIDTH - RIGHT} y1={middle} y2={middle} />
            <circle className="Leaf" cx={x(ownSavings)} cy={middle} r={7} />
            <text className="Tick" x={x(ownSavings)} y={middle - 11} textAnchor="middle">
              {asPercent(ownSavings)}
            </text>
            <circle className="Accent" cx={x(withShareMore)} cy={middle} r={7} />
            <text className="Tick" x={x(withShareMore)} y={middle - 11} textAnchor="middle">
              {asPercent(withShareMore)}
            </text>
          </g>
        );
      })}
      <circle className="Leaf" cx={LEFT + 7} cy={bottom + 22} r={6} />
      <text className="Tick" x={LEFT + 19} y={bottom + 26}>
        Saved with own money
      </text>
      <circle className="Accent" cx={LEFT + 167} cy={bottom + 22} r={6} />
      <text className="Tick" x={LEFT + 179} y={bottom + 26}>
        With ShareMore, fees counted
      </text>
    </>
  );
}
