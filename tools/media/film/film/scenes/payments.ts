import { cuts } from '../cuts';
import { lerp, ramp, spring } from '../easing';
import { circle, place } from '../markup';
import type { Point } from '../maya';
import { palette } from '../palette';
import { coin, mark } from '../props';

const start = cuts.journey;
export const ring: Point = { x: 420, y: 400 };
/** When the platform fee is named, and first paid. */
export const feeAt = start + 4.4;

/** A coin on its way: drawn only while it flies. */
export function flight(
  t: number,
  at: number,
  lasts: number,
  from: Point,
  to: Point,
  rise: number,
  r: number,
  text: string,
  turn = 0,
): string {
  const raw = (t - at) / lasts;
  if (raw <= 0 || raw >= 1) return '';
  const p = ramp(t, at, lasts);
  const y = lerp(from.y, to.y, p) - Math.sin(Math.PI * p) * rise;
  return coin(lerp(from.x, to.x, p), y, r * Math.min(1, raw * 8, (1 - raw) * 8), text, turn);
}

const hand: Point = { x: 640, y: 452 };
/** Seconds that one month's payments take. */
export const cycle = 2.1;

/** Each month: £100 from Maya into the pot, £100 from the partners to Maya; and £10 from Maya for the platform. */
export function payments(t: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const at = start + 1.5 + i * cycle;
    return (
      flight(t, at, 0.95, hand, { x: 1040, y: 410 }, 130, 38, '£100') +
      flight(t, at + 0.55, 0.6, { x: 220, y: 440 }, ring, 60, 38, '£100') +
      flight(t, at + 1.1, 0.6, ring, hand, 60, 38, '£100') +
      (at + 1.2 > feeAt - 1
        ? flight(t, at + 1.55, 0.6, { x: 610, y: 500 }, { x: 440, y: 430 }, -50, 25, '£10')
        : '')
    );
  }).join('');
}

/** The ring of ShareMore: the falling coin lands in it, and it pulses with each payment. */
export function sharemore(t: number): string {
  const landed = start + 0.05;
  const pop = spring(t, landed, 9, 4.5);
  const beat = Array.from({ length: 5 }, (_, i) =>
    Math.max(0, 1 - Math.abs(t - (start + 3.1 + i * cycle - 0.5)) * 5),
  ).reduce((sum, x) => sum + x, 0);
  return place(
    { x: ring.x, y: ring.y, scale: t < landed ? 0.96 : 0.86 + pop * 0.14 + beat * 0.05 },
    circle(0, 0, 62, palette.paper),
    circle(0, 0, 62, 'none', { stroke: palette.leaf, 'stroke-width': 12 }),
    place(
      { opacity: ramp(t, landed + 0.1, 0.1) },
      mark(34, 5 * (1 - spring(t, landed + 0.2, 8, 4.5)), palette.marigold, palette.leaf),
    ),
  );
}
