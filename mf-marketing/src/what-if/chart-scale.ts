import { costOf, outcomesOf, terms } from '@sharemore/platform/outcomes';
import { limits, roundTo } from './inputs';
import type { Point, Way } from './result';

/** The parts of the chart's height that are free above the highest gain and below the deepest loss. */
const margin = 0.055;
/** Above it, labels of one line of text would touch, in a chart of the height that a phone shows. */
const lineOfText = 0.084;
/** From a line to the middle of a label beside it. */
const besideLine = 0.05;
/** A chart of a phone's height, in the size of its text. */
const heightInEm = 17;

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

/** Where the labels stand at the hairline. */
export type Side = 'before' | 'after';

/** After the hairline while there is room on a phone, and where there is none, clear of the amounts on the left. */
export function sideOf(price: number): Side {
  return xOf(price) > 60 ? 'before' : 'after';
}

/**
 * How far above its dot the label of each way stands, in em: beside its line and not on it, and where two labels would
 * touch, the upper one higher.
 */
export function labelRises(ways: Way[], side: Side): number[] {
  const labels = ways.map((way, index) => {
    const dot = yOf(way.gain) / 100;
    return { index, dot, beside: dot - (isAboveLine(way, side) ? 1 : -1) * besideLine };
  });
  const upwards = labels.sort((one, other) => other.dot - one.dot || other.index - one.index);
  const rises: number[] = [];
  let below = Number.POSITIVE_INFINITY;
  for (const { index, dot, beside } of upwards) {
    below = Math.min(beside, below - lineOfText);
    rises[index] = roundTo(0.01, (dot - below) * heightInEm);
  }
  return rises;
}

/** A line that rises is above a label after the hairline, and below one before it. */
function isAboveLine({ name, paidOut, bonus, gain }: Way, side: Side): boolean {
  const isFlat = name === 'savingsAccount' || paidOut === 0 || Boolean(bonus);
  return isFlat ? gain >= 0 : side === 'before';
}
