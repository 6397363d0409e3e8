import { figures } from '@sharemore/platform/figures';

/** What one employee ends with, in pounds, before any tax or dealing cost. */
export interface Outcome {
  sharePrice: number;
  sharesValue: number;
  /** What is left of the shares' value once the covered payments are repaid; never below nothing. */
  profit: number;
  yourHalf: number;
  /** Your half less all platform fees: below zero when fees cost more than the profit brought. */
  afterFees: number;
}

const monthlyPayment = pounds(figures.coveredPayment.text);
const months = Number(figures.months.text);
const priceAtInvitation = 2.5;
const optionPrice = 2;

/** The example that the pages work with: the largest covered payment, and round share prices. */
export const example = {
  priceAtInvitation,
  optionPrice,
  covered: monthlyPayment * months,
  fees: pounds(figures.platformFee.text) * months,
  shares: (monthlyPayment * months) / optionPrice,
};

/**
 * The example's outcome when the shares end at `sharePrice`. Without a profit the savings themselves go
 * back to the lending partner and nothing more is owed (spec section 1), so only the fees are spent.
 */
export function outcomeAt(sharePrice: number): Outcome {
  const sharesValue = example.shares * sharePrice;
  const profit = Math.max(0, sharesValue - example.covered);
  const yourHalf = profit / 2;
  return { sharePrice, sharesValue, profit, yourHalf, afterFees: yourHalf - example.fees };
}

/** A share price, always with its pence: `£2.00`. */
export function inPence(price: number): string {
  return `£${price.toFixed(2)}`;
}

/** The share price at which your half of the profit just pays for the fees. */
export const breakEvenPrice = (example.covered + 2 * example.fees) / example.shares;

/** `£1,800`, `−£360`: whole pounds, with a real minus sign. */
export function inPounds(amount: number): string {
  const text = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  }).format(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}

function pounds(text: string): number {
  return Number(text.replace('£', ''));
}
