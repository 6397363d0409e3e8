import { breakEvenPrice, type Outcome, outcomesOf, terms } from '@sharemore/platform/outcomes';
import { type Inputs, limits } from './inputs';

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
  return Math.round(changeTo(breakEvenPrice({ optionPrice: 1 - discount })));
}

/** Pounds a month that a saver puts into Sharesave alone, or into a savings account. */
export function ownPayment({ monthly, basis }: Inputs): number {
  return basis === 'plan' ? monthly : monthly * terms.feeRate;
}

/** The three ways in whole pounds, so that each printed gain is the difference of the amounts beside it. */
export function waysFor(inputs: Inputs): Way[] {
  const results = resultsOf(inputs);
  return wayNames.map((name) => {
    const [paidIn, paidOut] = [Math.round(results[name].paidIn), Math.round(results[name].paidOut)];
    return { name, ...results[name], paidIn, paidOut, gain: paidOut - paidIn };
  });
}

/** How Maya takes the result with ShareMore: well where it brings more than it cost. */
export function moodOf([more]: Way[]): 'well' | 'still' | 'fall' {
  const { gain = 0, paidIn = 0 } = more ?? {};
  if (gain < 0) return 'fall';
  return gain > paidIn ? 'well' : 'still';
}

/** Where the gain of some way starts to rise or passes zero, and both ends. Between two of them all gains are linear. */
const corners = [
  limits.price.min,
  changeTo(optionPrice),
  changeTo(optionPrice * (1 + terms.bonusPayments / terms.payments)),
  changeTo(breakEvenPrice({ optionPrice })),
  limits.price.max,
];

export type Point = ReturnType<typeof curveOf>[number];

/** The gain in pounds at each corner, for any share price at the end; `inputs.price` does not matter. */
export function curveOf(way: WayName, inputs: Inputs) {
  return corners.map((price) => ({ price, gain: resultsOf({ ...inputs, price })[way].gain }));
}

function resultsOf(inputs: Inputs): Record<WayName, Omit<Way, 'name'>> {
  const ending = { sharePrice: 1 + inputs.price / 100, savingsRate: inputs.rate / 100 };
  const { shareMore } = outcomesOf({ monthly: inputs.monthly, optionPrice }, ending);
  const { sharesave, savingsAccount } = outcomesOf({ monthly: ownPayment(inputs), optionPrice }, ending);
  return { shareMore, sharesave, savingsAccount };
}

/** The change in per cent to a multiple of the share price at invitation. */
function changeTo(sharePrice: number): number {
  return (sharePrice - 1) * 100;
}
