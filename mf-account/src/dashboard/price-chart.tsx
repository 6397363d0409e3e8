import { toThePenny } from '@sharemore/platform/money';
import { breakEvenPrice } from '@sharemore/platform/outcomes';
import styles from './price-chart.module.css';
import { monthOf, samplePlan } from './sample-plan';
import { SumTable } from './sum-table';

const { prices, optionPrice, currentPrice } = samplePlan;
const breakEven = breakEvenPrice({ optionPrice });

const WIDTH = 320;
const HEIGHT = 200;
const LEFT = 30;
const BOTTOM = 22;
const RANGE = { from: 2, to: 5 };
const x = (index: number) => LEFT + (index / (prices.length - 1)) * (WIDTH - LEFT - 8);
const y = (price: number) => 8 + ((RANGE.to - price) / (RANGE.to - RANGE.from)) * (HEIGHT - BOTTOM - 8);

const path = prices.map((price, index) => `${index ? 'L' : 'M'}${x(index)} ${y(price)}`).join('');

const summary = `The share price from ${monthOf(0)} to ${monthOf(prices.length - 1)}: it fell from ${toThePenny(prices[0])} to ${toThePenny(Math.min(...prices))}, below the option price of ${toThePenny(optionPrice)}, and rose to ${toThePenny(currentPrice)}.`;

/** The share price over time against the option price, as a chart and as a table. */
export function PriceChart() {
  return (
    <figure className={styles.Figure}>
      <svg
        className={styles.Chart}
        fontSize={13}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={summary}
      >
        {[2, 3, 4, 5].map((price) => (
          <g key={price}>
            <line className={styles.Grid} x1={LEFT} x2={WIDTH} y1={y(price)} y2={y(price)} />
            <text className={styles.Tick} x={LEFT - 6} y={y(price) + 4} textAnchor="end">
              {toThePenny(price)}
            </text>
          </g>
        ))}
        {[0, prices.length - 1].map((index) => (
          <text
            key={index}
            className={styles.Tick}
            x={x(index)}
            y={HEIGHT - 4}
            textAnchor={index ? 'end' : 'start'}
          >
            {monthOf(index)}
          </text>
        ))}
        <line className={styles.Option} x1={LEFT} x2={WIDTH} y1={y(optionPrice)} y2={y(optionPrice)} />
        <line className={styles.BreakEven} x1={LEFT} x2={WIDTH} y1={y(breakEven)} y2={y(breakEven)} />
        <path className={styles.Price} d={path} />
        <circle className={styles.Now} cx={x(prices.length - 1)} cy={y(currentPrice)} r={5} />
      </svg>
      <figcaption className={styles.Legend} data-text="note">
        <span data-line="price">Share price, {toThePenny(currentPrice)} now</span>
        <span data-line="option">Option price, {toThePenny(optionPrice)}</span>
        <span data-line="break-even">
          Price from which your half of a profit covers all fees,{' '}
          {toThePenny(Math.ceil(breakEven * 100) / 100)}
        </span>
      </figcaption>
      <details className={styles.Table}>
        <summary>The prices as a table</summary>
        <SumTable
          caption="What a share sold for at the end of each month"
          columns={['Share price', 'Above your option price']}
          rows={prices.map((price, index) => ({
            label: monthOf(index),
            amounts: [toThePenny(price), toThePenny(Math.round((price - optionPrice) * 100) / 100)],
          }))}
        />
      </details>
    </figure>
  );
}
