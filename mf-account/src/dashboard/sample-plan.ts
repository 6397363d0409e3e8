import { monthAndYear } from '@sharemore/platform/dates';

const currentPrice = 4.55;
/** What a share sold for at the end of each month since the start. */
const pastPrices = [3.08, 2.98, 2.81, 2.6, 2.41, 2.33, 2.52, 2.7, 2.95, 2.76, 3.14, 3.48, 3.9, 4.21] as const;
const prices = [...pastPrices, currentPrice] as const;
const months = 36;

/**
 * The one customer of the demonstration, on the day that `date` says. The plan's values are those of the product
 * specification (sections 3 and 9); whatever else it shows agrees with them, which a test holds. Person and
 * employer are invented; the phone number is one that Ofcom keeps free for drama, the email domain can never exist.
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
  /** The 27th or the next working day: in October 2025 a Monday and no bank holiday. */
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

/** Rules for missed payments, and when people answer (spec sections 2 and 9). */
export const support = {
  missedPaymentsBeforeSuspension: 3,
  hours: 'Mon-Fri 9am-5pm',
} as const;

/** The month of payment `index`, counted from 0: `July 2024`. */
export function monthOf(index: number): string {
  return monthAndYear(Date.UTC(2024, 6 + index));
}
