import { monthAndYear } from '@sharemore/platform/dates';

const currentPrice = 4.55;
/** The share price at the end of each month since the plan's start. */
const pastPrices = [3.08, 2.98, 2.81, 2.6, 2.41, 2.33, 2.52, 2.7, 2.95, 2.76, 3.14, 3.48, 3.9, 4.21] as const;
const prices = [...pastPrices, currentPrice] as const;
const months = 36;

/**
 * The plan of the demonstration's one customer, as of `date`. Its values come from spec sections 3 and 9; a test
 * checks that the other fields agree with them. Person and employer are invented; the phone number comes from the
 * range that Ofcom reserves for drama, the email domain from the names reserved for examples.
 */
export const samplePlan = {
  date: '2025-09-30',
  customerNumber: 'SM-2407-0153',
  employer: 'Fernhill Retail plc',
  monthlyContribution: 100,
  monthlyCost: 10,
  monthsPaid: prices.length,
  months,
  start: monthOf(0),
  end: monthOf(months - 1),
  /** The 27th or the next working day: 27 October 2025 is a Monday and no bank holiday. */
  nextPayment: '2025-10-27',
  optionPrice: 2.47,
  currentPrice,
  potentialProfit: 3315.79,
  prices,
} as const;

export const sampleContact = {
  email: 'alex.morgan@example.com',
  phone: '07700 900153',
  address: '12 Sample Street\nAnytown\nAN1 2TN',
} as const;

/** The limit on missed payments and the support hours (spec sections 2 and 9). */
export const support = {
  missedPaymentsBeforeSuspension: 3,
  hours: 'Mon-Fri 9am-5pm',
} as const;

/** The month of payment `index` (from 0), as in `July 2024`. */
export function monthOf(index: number): string {
  return monthAndYear(Date.UTC(2024, 6 + index));
}
