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
  monthsPaid: 15,
  months: 36,
  start: 'July 2024',
  end: 'June 2027',
  /** The 27th or the next working day: in October 2025 a Monday and no bank holiday. */
  nextPayment: '2025-10-27',
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

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** `27 October 2025` */
export function longDate(isoDate: string): string {
  return days.format(new Date(isoDate));
}
