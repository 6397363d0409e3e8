/**
 * The plan of the demonstration's one customer, as of `date`. Its values come from spec sections 3 and 9; a test
 * checks that the other fields agree with them. Person and employer are invented; the phone number comes from the
 * range that Ofcom reserves for drama, the email domain from the names reserved for examples.
 */
export const samplePlan = {
  date: '2025-09-30',
  customer: 'Alex',
  customerNumber: 'SM-2407-0153',
  employer: 'Fernhill Retail plc',
  monthlyContribution: 100,
  monthlyCost: 10,
  monthsPaid: 15,
  months: 36,
  start: 'July 2024',
  end: 'June 2027',
  /** The 27th or the next working day: 27 October 2025 is a Monday and no bank holiday. */
  nextPayment: '2025-10-27',
  optionPrice: 2.47,
  currentPrice: 4.55,
  potentialProfit: 3315.79,
};

export const sampleContact = {
  email: 'alex.morgan@example.com',
  phone: '07700 900153',
  address: '12 Sample Street\nAnytown\nAN1 2TN',
};
