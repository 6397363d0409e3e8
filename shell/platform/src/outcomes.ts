import { figures } from './figures';

/** What one way of saving brings, in pounds, before any tax and dealing costs. */
export interface Outcome {
  paidIn: number;
  paidOut: number;
  /** Paid out less paid in: below zero is a loss. */
  gain: number;
}

/** The same three years in three ways. */
export interface Outcomes {
  /** What the shares are worth that the savings can buy. */
  sharesValue: number;
  /** What is left of the shares' value once the reimbursed payments are repaid; never below nothing. */
  profit: number;
  /** The employee pays the fees, and gets half of any profit. */
  shareMore: Outcome;
  /** The employee saves their own money, and takes the shares or the savings with their bonus. */
  sharesave: Outcome;
  /** The same monthly payments in an account with monthly interest. */
  savingsAccount: Outcome;
}

/** Prices may be in pounds or as multiples of the price at invitation, as long as all are in the same. */
export interface Plan {
  /** Pounds saved a month, all of them reimbursed with ShareMore. */
  monthly: number;
  optionPrice: number;
  /** Payments made so far; the whole term by default. */
  payments?: number;
}

export interface Ending {
  sharePrice: number;
  /** Interest a year of the savings account, as a share of one; nothing by default. */
  savingsRate?: number;
}

/** The service's terms as numbers, read from the figures that are printed. */
export const terms = {
  payments: amount(figures.months.text),
  largestPayment: amount(figures.coveredPayment.text),
  smallestPayment: amount(figures.lowestSaving.text),
  /** Platform fee for each pound reimbursed. */
  feeRate: amount(figures.platformFee.text) / amount(figures.coveredPayment.text),
  employeeShare: amount(figures.profitSplit.text) / 100,
  /** Bonus on savings that are taken back, in monthly payments (spec section 9: on an underwater plan). */
  bonusPayments: amount(figures.underwaterBonus.text),
  discount: amount(figures.discount.text) / 100,
} as const;

/** The payments and fees of a plan in pounds. */
export function costOf({ monthly, payments = terms.payments }: Omit<Plan, 'optionPrice'>) {
  const saved = monthly * payments;
  return { saved, fees: saved * terms.feeRate };
}

/**
 * The one arithmetic of the site: what a plan brings when its shares end at `sharePrice` (spec sections 1
 * and 9). A saver takes whichever is worth more, the shares or the savings with their bonus. With ShareMore
 * the reimbursed payments are repaid first; without a profit they are repaid from the savings and their
 * bonus and nothing more is owed, so the fees are what is lost.
 */
export function outcomesOf(plan: Plan, { sharePrice, savingsRate = 0 }: Ending): Outcomes {
  const { saved, fees } = costOf(plan);
  const sharesValue = (saved / plan.optionPrice) * sharePrice;
  const profit = Math.max(0, sharesValue - saved);
  return {
    sharesValue,
    profit,
    shareMore: outcome(fees, profit * terms.employeeShare),
    sharesave: outcome(saved, Math.max(sharesValue, saved + terms.bonusPayments * plan.monthly)),
    savingsAccount: outcome(saved, savedUp(plan, savingsRate)),
  };
}

/** The share price at which the employee's half of the profit just pays for the fees. */
export function breakEvenPrice({ optionPrice }: Pick<Plan, 'optionPrice'>): number {
  return optionPrice * (1 + terms.feeRate / terms.employeeShare);
}

/** The example that all pages work with: the largest reimbursed payment, and round share prices. */
export const example = (() => {
  const priceAtInvitation = 2.5;
  const plan = { monthly: terms.largestPayment, optionPrice: priceAtInvitation * (1 - terms.discount) };
  const { saved, fees } = costOf(plan);
  return { ...plan, priceAtInvitation, saved, fees, shares: saved / plan.optionPrice };
})();

function outcome(paidIn: number, paidOut: number): Outcome {
  return { paidIn, paidOut, gain: paidOut - paidIn };
}

/** Payments at the start of each month, with interest added monthly. */
function savedUp({ monthly, payments = terms.payments }: Plan, yearlyRate: number): number {
  const growth = (1 + yearlyRate) ** (1 / 12);
  return growth === 1 ? monthly * payments : (monthly * growth * (growth ** payments - 1)) / (growth - 1);
}

/** The number in a figure's text: of `£100`, `20%`, `50:50` or `1.1`. */
function amount(text: string): number {
  return Number.parseFloat(text.replace(/[£,]/g, ''));
}
