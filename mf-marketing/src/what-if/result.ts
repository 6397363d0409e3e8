import { breakEvenPrice, type Outcome, outcomesOf, terms } from '@sharemore/platform/outcomes';
import type { Inputs } from './inputs';

export type WayName = 'shareMore' | 'sharesave' | 'savingsAccount';

export interface Way extends Outcome {
  name: WayName;
}

/** Prices as multiples of the price at invitation, with the largest discount. */
const optionPrice = 1 - terms.discount;

/** The change of the share price in percent at which ShareMore costs as much as it brings. */
export const breakEvenChange = Math.round((breakEvenPrice({ optionPrice }) - 1) * 100);

/** The three ways side by side, in the order in which they are shown. */
export function waysFor({ monthly, price, rate }: Inputs): Way[] {
  const ending = { sharePrice: 1 + price / 100, savingsRate: rate / 100 };
  const outcomes = outcomesOf({ monthly, optionPrice }, ending);
  const names: WayName[] = ['shareMore', 'sharesave', 'savingsAccount'];
  return names.map((name) => ({ name, ...outcomes[name] }));
}
