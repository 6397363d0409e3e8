import { costOf, outcomesOf, terms } from '@sharemore/platform/outcomes';
import { limits, roundTo } from './inputs';
import type { Point } from './result';

/** The parts of the chart's height that are free above the highest gain and below the deepest loss. */
const margin = 0.055;

const largest = { monthly: terms.largestPayment, optionPrice: 1 - terms.discount };
const lowest = -costOf(largest).fees;
/** The same scale for all inputs: an amount that does not change does not move. */
const highest = outcomesOf(largest, { sharePrice: 1 + limits.price.max / 100 }).sharesave.gain;

/** From the chart's left edge, in per cent of its width. */
export function xOf(price: number): number {
  const { min, max } = limits.price;
  return roundTo(0.01, ((price - min) / (max - min)) * 100);
}

/** The share price at a part of the chart's width, such as 0.5, in steps of the slider. */
export function priceAt(part: number): number {
  const { min, max } = limits.price;
  return Math.round(min + Math.min(1, Math.max(0, part)) * (max - min));
}

/** From the chart's top, in per cent of its height. */
export function yOf(gain: number): number {
  return roundTo(0.01, (margin + ((1 - 2 * margin) * (highest - gain)) / (highest - lowest)) * 100);
}

/** The `points` of a line in a square of 100 by 100. */
export function pointsOf(points: Point[]): string {
  return points.map(({ price, gain }) => `${xOf(price)},${yOf(gain)}`).join(' ');
}
