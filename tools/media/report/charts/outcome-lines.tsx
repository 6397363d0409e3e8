import { inPounds } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import { asPercent } from '../percent';

const WIDTH = 480;
const HEIGHT = 250;
const LEFT = 52;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 40;
const PRICES = { from: 0.5, to: 1.5 };
const POUNDS = { from: -1000, to: 3500 };

export const outcomeLinesSize = { width: WIDTH, height: HEIGHT };

const x = (price: number) =>
  LEFT + ((price - PRICES.from) / (PRICES.to - PRICES.from)) * (WIDTH - LEFT - RIGHT);
const y = (pounds: number) =>
  TOP + ((POUNDS.to - pounds) / (POUNDS.to - POUNDS.from)) * (HEIGHT - TOP - BOTTOM);

/** The gain or loss in pounds at `times` the price at invitation. */
export const gainAt = (times: number, kind: 'sharesave' | 'shareMore') =>
  outcomesOf(example, { sharePrice: times * example.priceAtInvitation })[kind].gain;

/** The gain or loss by the price at maturity, with own savings and with ShareMore. */
export function OutcomeLines() {
  const prices = Array.from({ length: 101 }, (_, step) => PRICES.from + step / 100);
  const path = (kind: 'sharesave' | 'shareMore') =>
    prices.map((price, step) => `${step ? 'L' : 'M'}${x(price)} ${y(gainAt(price, kind))}`).join('');
  return (
    <>
      {[-1000, 0, 1000, 2000, 3000].map((pounds) => (
        <g key={pounds}>
          <line
            className={pounds === 0 ? 'Axis' : 'Grid'}
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={y(pounds)}
            y2={y(pounds)}
          />
          <text className="Tick" x={LEFT - 8} y={y(pounds) + 4} textAnchor="end">
            {inPounds(pounds)}
          </text>
        </g>
      ))}
      {[0.5, 0.75, 1, 1.25, 1.5].map((price) => (
        <text
          key={price}
          className="Tick"
          x={x(price)}
          y={HEIGHT - BOTTOM + 18}
          textAnchor={price === PRICES.to ? 'end' : 'middle'}
        >
          {asPercent(price)}
        </text>
      ))}
      <text className="Tick" x={(LEFT + WIDTH) / 2} y={HEIGHT - 4} textAnchor="middle">
        Share price at maturity, against the price at invitation
      </text>
      <path className="LeafLine" d={path('sharesave')} />
      <path className="AccentLine" d={path('shareMore')} />
      <text className="Label" x={x(1.3)} y={y(2700)} textAnchor="end">
        Saved with own money
      </text>
      <text className="Label" x={x(1.5)} y={y(230)} textAnchor="end">
        With ShareMore
      </text>
    </>
  );
}
