import { figures } from './figures';

/** Prices are in pounds or in multiples of the price at invitation, but all in the same unit. */
export interface Plan {
  /** Pounds saved a month; ShareMore reimburses all of them. */
  monthly: number;
  optionPrice: number;
  /** Payments made; the whole term by default. */
  payments?: number;
}

export interface Ending {
  sharePrice: number;
  /** Yearly interest of the savings account as a fraction; 0 by default. */
  savingsRate?: number;
}

/** The service's terms as numbers, parsed from the printed figures. */
export const terms = {
  payments: parseAmount(figures.months.text),
  largestPayment: parseAmount(figures.coveredPayment.text),
  smallestPayment: parseAmount(figures.lowestSaving.text),
  /** Platform fee for each pound reimbursed. */
  feeRate: parseAmount(figures.platformFee.text) / parseAmount(figures.coveredPayment.text),
  employeeShare: parseAmount(figures.profitSplit.text) / 100,
  /** Bonus on returned savings, in monthly payments (spec section 9, underwater plans). */
  bonusPayments: parseAmount(figures.underwaterBonus.text),
  discount: parseAmount(figures.discount.text) / 100,
} as const;

/** The payments and fees of a plan in pounds. */
export function costOf({ monthly, payments = terms.payments }: Omit<Plan, 'optionPrice'>) {
  const saved = monthly * payments;
  return { saved, fees: saved * terms.feeRate };
}

/**
 * The site's only calculation of a plan whose shares end at `sharePrice` (spec sections 1 and 9). A saver takes the
 * shares or the savings with their bonus, whichever is worth more. With ShareMore the reimbursed payments are repaid
 * first. Without a profit the savings and bonus repay them, nothing more is owed, and the loss is the fees.
 */
export function outcomesOf(plan: Plan, { sharePrice, savingsRate = 0 }: Ending) {
  const { saved, fees } = costOf(plan);
  const sharesValue = (saved / plan.optionPrice) * sharePrice;
  const profit = Math.max(0, sharesValue - saved);
  const bonus = terms.bonusPayments * plan.monthly;
  const buysShares = sharesValue > saved + bonus;
  return {
    /** The value of the shares that the savings can buy. */
    sharesValue,
    /** The shares' value less the repayment of the reimbursed payments; never negative. */
    profit,
    /** The employee pays the fees and gets half of any profit. */
    shareMore: outcome(fees, profit * terms.employeeShare),
    /** The employee saves their own money, and takes the shares (then `bonus` is 0) or the savings and bonus. */
    sharesave: {
      ...outcome(saved, buysShares ? sharesValue : saved + bonus),
      bonus: buysShares ? 0 : bonus,
    },
    /** The same monthly payments in an account with monthly interest. */
    savingsAccount: outcome(saved, savingsBalance(plan, savingsRate)),
  };
}

/** The share price at which the employee's half of the profit equals the fees. */
export function breakEvenPrice({ optionPrice }: Pick<Plan, 'optionPrice'>): number {
  return optionPrice * (1 + terms.feeRate / terms.employeeShare);
}

const priceAtInvitation = 2.5;
const plan = { monthly: terms.largestPayment, optionPrice: priceAtInvitation * (1 - terms.discount) };

/** The example of all pages: the largest reimbursed payment, and round share prices. */
export const example = { ...plan, ...costOf(plan), priceAtInvitation };

/** The result of one way of saving, in pounds, before tax and dealing costs. */
export type Outcome = ReturnType<typeof outcome>;

/** The gain is negative for a loss. */
const outcome = (paidIn: number, paidOut: number) => ({ paidIn, paidOut, gain: paidOut - paidIn });

/** Payments at the start of each month, with interest added monthly. */
function savingsBalance({ monthly, payments = terms.payments }: Plan, yearlyRate: number): number {
  const growth = (1 + yearlyRate) ** (1 / 12);
  return growth === 1 ? monthly * payments : (monthly * growth * (growth ** payments - 1)) / (growth - 1);
}

/** The first number in a figure's text, such as `£100`, `20%`, `50:50` or `1.1`. */
function parseAmount(text: string): number {
  return Number.parseFloat(text.replace(/[£,]/g, ''));
}
