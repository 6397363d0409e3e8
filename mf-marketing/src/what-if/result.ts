import { breakEvenPrice, type Outcome, outcomesOf, terms } from '@sharemore/platform/outcomes';
import type { Inputs } from './inputs';

/** In display order. */
const wayNames = ['shareMore', 'sharesave', 'savingsAccount'] as const;
export type WayName = (typeof wayNames)[number];

export interface Way extends Outcome {
  name: WayName;
  /** The part of the result that is a bonus on savings. */
  bonus?: number;
}

/** As a multiple of the share price at invitation, like all prices here; with the largest discount. */
const optionPrice = 1 - terms.discount;

/** The change of the share price in per cent at which the gain with ShareMore is zero, for a discount such as 0.2. */
export function breakEvenAt(discount: number): number {
  return Math.round((breakEvenPrice({ optionPrice: 1 - discount }) - 1) * 100);
}

/** The three ways in whole pounds, so that each printed gain is the difference of the amounts beside it. */
export function waysFor({ monthly, price, rate }: Inputs): Way[] {
  const ending = { sharePrice: 1 + price / 100, savingsRate: rate / 100 };
  const outcomes = outcomesOf({ monthly, optionPrice }, ending);
  return wayNames.map((name) => {
    const [paidIn, paidOut] = [Math.round(outcomes[name].paidIn), Math.round(outcomes[name].paidOut)];
    return { name, ...outcomes[name], paidIn, paidOut, gain: paidOut - paidIn };
  });
}
