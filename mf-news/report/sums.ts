import { figures } from '../src/figures';

const { months, covered, fee, employeeShare } = figures;

/** All that is saved over the plan, in pounds: the illustrations assume the full reimbursed amount. */
export const saved = covered.value * months.value;

/** All platform fees over the plan, in pounds. */
export const fees = fee.value * months.value;

/** What a plan brings at maturity in pounds, before interest, charges and tax. */
export interface Outcome {
  /** For somebody who saved their own money: never below nothing, because they take the savings back. */
  ownSavings: number;
  /** For somebody who used ShareMore: half of any profit, less the fees. */
  withShareMore: number;
}

/**
 * The outcome when the share ends at `price` times its price at the invitation and the option was granted
 * at `discount` below that price (spec sections 1 and 9).
 */
export function outcomeAt(price: number, discount: number): Outcome {
  const profit = Math.max(0, (saved * price) / (1 - discount) - saved);
  return { ownSavings: profit, withShareMore: profit * employeeShare.value - fees };
}

/** The price at maturity, as a multiple of the price at invitation, at which neither side of the line gains. */
export function breakEven(discount: number): Outcome {
  const optionPrice = 1 - discount;
  return {
    ownSavings: optionPrice,
    withShareMore: optionPrice * (1 + fees / employeeShare.value / saved),
  };
}
