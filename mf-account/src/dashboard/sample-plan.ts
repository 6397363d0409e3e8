/**
 * The one customer of the demonstration. The plan's values are those of the product specification (sections 3
 * and 9) and are a snapshot: payment 15 of 36 whatever the day is. Person and employer are invented; the phone
 * number is one that Ofcom keeps free for drama, the email domain one that can never exist.
 */
export const samplePlan = {
  customerNumber: 'SM-2407-0153',
  employer: 'Fernhill Retail plc',
  monthlyContribution: 100,
  monthlyCost: 10,
  monthsPaid: 15,
  months: 36,
  start: 'July 2024',
  end: 'June 2027',
  optionPrice: 2.47,
  currentPrice: 4.55,
  potentialProfit: 3315.79,
} as const;

export const sampleContact = {
  email: 'alex.morgan@example.com',
  phone: '07700 900153',
  address: '12 Sample Street\nAnytown\nAN1 2TN',
} as const;

/** Rules for missed payments, and when people answer (spec sections 2 and 9). */
export const support = {
  gracePeriodDays: 30,
  missedPaymentsBeforeSuspension: 3,
  hours: 'Mon-Fri 9am-5pm',
} as const;

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `£100`, `£2.47`, `£3,315.79` */
export function money(amount: number): string {
  return pounds.format(amount);
}
