import { cuts, type Frame } from '../cuts';
import { inCubic, lerp, ramp, spring } from '../easing';
import { box, circle, label, path, place, stroke } from '../markup';
import { maya } from '../maya';
import { palette } from '../palette';
import { lender, tick } from '../props';
import { lines } from '../type';
import { chart, chartLine, priceAt } from './outcome';

const start = cuts.profit;
const stackAt = start + 3.9;
const repayAt = start + 4.9;
const splitAt = start + 6.4;
const stack = { x: 760, width: 220 };
/** The profit as a circle. */
export const whole = { x: 925, y: 262, r: 146 };

/** What the shares fetched: the contributions below, the profit above, as tall as they stood in the chart. */
function contributions(t: number): string {
  const p = spring(t, stackAt, 8, 6);
  const go = ramp(t, repayAt, 0.8, inCubic);
  const width = lerp(6, stack.width, p) * (1 - go * 0.7);
  const height = (chart.floor - chart.option) * (1 - go * 0.55);
  const x = lerp(lerp(chart.right, stack.x + stack.width / 2, p), 1120, go) - width / 2;
  const y = lerp(chart.option, 430, go) - Math.sin(go * Math.PI) * 130;
  const named = ramp(t, stackAt + 0.3, 0.3) * (1 - go);
  return place(
    { opacity: t < stackAt ? 0 : 1 - ramp(t, repayAt + 0.7, 0.15) },
    box(x, y + 3, width, height - 3, lerp(14, 40, go), palette.mint),
    label('£3,600', x + width / 2, y + height / 2 - 2, 42, palette.ink, named),
    label('contributions', x + width / 2, y + height / 2 + 36, 30, palette.ink, named),
  );
}

function profitBlock(t: number): string {
  const p = spring(t, stackAt, 8, 6);
  const round = ramp(t, splitAt - 0.6, 0.7);
  const top = priceAt(1, 1);
  const width = lerp(lerp(6, stack.width, p), whole.r * 2, round);
  const height = lerp(chart.option - top - 4, whole.r * 2, round);
  const centreX = lerp(lerp(chart.right, stack.x + stack.width / 2, p), whole.x, round);
  const centreY = lerp((top + chart.option) / 2, whole.y, round);
  return t < stackAt || t > splitAt + 0.1
    ? ''
    : box(
        centreX - width / 2,
        centreY - height / 2,
        width,
        height,
        lerp(14, whole.r, round),
        palette.marigold,
      ) + label('Profit', centreX, centreY + 16, 48, palette.ink, ramp(t, stackAt + 0.4, 0.3));
}

/** The profit, halved. */
function halves(t: number, leaving: number): string {
  if (t <= splitAt + 0.1) return '';
  const open = spring(t, splitAt + 0.1, 8, 4.6) * 22;
  const { x, y, r } = whole;
  const half = (side: 1 | -1, fill: string) =>
    place(
      { x: x + side * open, y: y + leaving * 900, rotate: side * leaving * 40 },
      path(`M0 ${-r} A${r} ${r} 0 0 ${side === 1 ? 1 : 0} 0 ${r} Z`, fill),
      path(`M0 ${-r} A${r} ${r} 0 0 ${side === 1 ? 1 : 0} 0 ${r} Z`, 'url(#dots)'),
      label('50%', side * 67, 18, 52, palette.ink, ramp(t, splitAt + 0.25, 0.3)),
    );
  return half(-1, palette.marigold) + half(1, palette.mint);
}

/** Three years later, and the shares are worth more. */
export function profit(t: number): Frame {
  const leaving = ramp(t, cuts.noProfit - 0.2, 0.6, inCubic);
  const draw = ramp(t, start + 0.7, 2.4);
  const chartShown = ramp(t, start + 0.4, 0.3) * (1 - ramp(t, stackAt, 0.35));
  const lenderIn = spring(t, stackAt + 0.3, 7, 6);
  const lenderSettle = ramp(t, splitAt - 0.3, 0.7);
  const people = spring(t, splitAt + 0.4, 7, 5);
  const first = { x: 84, width: 560, until: stackAt + 0.2, colour: palette.paper, accent: palette.marigold };
  const second = { ...first, until: cuts.noProfit - 0.1, size: 50, width: 540 };
  return {
    art:
      circle(950, 360, 430, palette.dusk) +
      chartLine(t, draw, 1, palette.marigold, chartShown) +
      profitBlock(t) +
      contributions(t) +
      halves(t, leaving) +
      place(
        { y: leaving * 500 },
        lender(
          lerp(1460, lerp(1120, 1064, lenderSettle), lenderIn),
          lerp(600, 654, lenderSettle),
          lerp(0.95, 0.84, lenderSettle),
        ),
        tick(
          1120,
          372,
          34 * spring(t, repayAt + 0.75, 11, 6) * (1 - lenderSettle),
          ramp(t, repayAt + 0.9, 0.3),
          palette.marigold,
          palette.ink,
        ),
        maya(t, {
          x: 782,
          y: lerp(1000, 656, people),
          scale: 0.74,
          joy: 1,
          look: { x: 8, y: -6 },
          handLeft: { x: -70, y: -262 + Math.sin(t * 7) * 9 },
          handRight: { x: 70, y: -262 - Math.sin(t * 7) * 9 },
        }),
        stroke('M700 656 H1226', palette.mint, 6, { opacity: 0.6 * Math.min(1, people) }),
        label('Maya', 778, 702, 34, palette.paper, Math.min(1, people)),
        label('ShareMore and partners', 1058, 702, 34, palette.paper, Math.min(1, people)),
      ),
    text:
      lines(
        t,
        first,
        { text: 'Three years later, *if* the shares *have* *risen,*', at: start + 0.5, y: 142, size: 58 },
        { text: 'Maya can use her savings to buy them, and sell.', at: start + 1.9, y: 366, size: 50 },
      ) +
      lines(
        t,
        second,
        { text: 'First, the contributions are repaid.', at: repayAt - 0.5, y: 112 },
        { text: 'Then any profit is split *50:50.*', at: splitAt - 0.3, y: 270 },
        { text: 'Share prices can fall. Profit is not guaranteed.', at: splitAt + 1.3, y: 428 },
      ),
  };
}
