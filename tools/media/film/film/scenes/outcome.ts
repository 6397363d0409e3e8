import { lerp, ramp } from '../easing';
import { circle, label, place, stroke } from '../markup';
import { palette } from '../palette';

export const chart = { left: 690, right: 1200, option: 446, floor: 600 };

/** The share price `u` of the way through three years; `outcome` 1 ends well, -1 ends below the option price. */
export function priceAt(u: number, outcome: number): number {
  const trend = u ** 1.25;
  const wiggle = (Math.sin(u * 13) * 15 + Math.sin(u * 29 + 1) * 8) * (1 - u * 0.5) * Math.min(1, u * 6);
  return 372 - wiggle + (outcome > 0 ? -lerp(0, 186, trend) * outcome : -lerp(0, 158, trend) * outcome);
}

/** The share price against the option price, drawn up to `u`. */
export function chartLine(t: number, u: number, outcome: number, colour: string, opacity: number): string {
  const steps = 90;
  const points = Array.from({ length: Math.floor(u * steps) + 1 }, (_, i) => i / steps);
  points.push(u);
  const xy = points.map((p) => [lerp(chart.left, chart.right, p), priceAt(p, outcome)] as const);
  const d = xy.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
  const [endX, endY] = xy.at(-1) ?? [chart.left, priceAt(0, outcome)];
  const area = `${d} L${endX.toFixed(1)} ${chart.floor} L${chart.left} ${chart.floor} Z`;
  const pulse = 1 + Math.sin(t * 5) * 0.08;
  return place(
    { opacity },
    `<path d="${area}" fill="url(#dotsLight)"/>`,
    stroke(`M${chart.left} ${chart.floor} H${chart.right}`, palette.mint, 5, { opacity: 0.5 }),
    stroke(`M${chart.left} ${chart.option} H${chart.right}`, palette.paper, 4, {
      'stroke-dasharray': '4 14',
    }),
    label('Maya’s option price', 860, chart.option + 48, 34, palette.paper, ramp(u, 0.08, 0.2)),
    label('For illustration only', 945, chart.floor + 50, 34, palette.mint, ramp(u, 0.15, 0.2)),
    stroke(d, colour, 11),
    circle(endX, endY, 30 * pulse, colour, { opacity: 0.25 }),
    circle(endX, endY, 17, colour),
  );
}
