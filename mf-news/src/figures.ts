/** A figure that visitors read in the news area, where it comes from, and when somebody must look again. */
export interface Figure {
  value: number;
  /** As it is printed. */
  text: string;
  /** What it says, in words that the source supports. */
  says: string;
  source: string;
  /** ISO date; a test fails after it. */
  reviewBy: string;
}

const CLAIM = { source: 'ShareMore’s own figure', reviewBy: '2027-07-01' };
const SCHEME_LAW = {
  source: 'Income Tax (Earnings and Pensions) Act 2003, Schedule 3',
  reviewBy: '2027-04-06',
};
const TERMS = { source: 'ShareMore’s terms', reviewBy: '2027-07-01' };

/** Every figure of the articles' research and of the report. */
export const figures = {
  missingOut: { value: 0.58, text: '58%', says: 'of eligible employees missing out', ...CLAIM },
  missedReturn: { value: 1847, text: '£1,847', says: 'average annual return missed', ...CLAIM },
  missedTotal: { value: 2.4e9, text: '£2.4B', says: 'total missed', ...CLAIM },
  affordability: { value: 0.8, text: '80%', says: 'miss out due to affordability', ...CLAIM },
  moneyWorry: { value: 0.77, text: '77%', says: 'worry about money', ...CLAIM },
  womenSaveLess: { value: 0.29, text: '29%', says: 'less is saved by women', ...CLAIM },
  companies: { value: 500, text: '500', says: 'UK companies, and more, offer a plan', ...CLAIM },
  peopleMissingOut: { value: 1e6, text: '1 million', says: 'UK employees, and more, miss out', ...CLAIM },
  return2024: { value: 1.26, text: '£1.26', says: 'average return in 2024 per £1 invested', ...CLAIM },
  discount: {
    value: 0.2,
    text: '20%',
    says: 'largest discount on the share price at invitation',
    ...SCHEME_LAW,
  },
  monthlyCap: { value: 500, text: '£500', says: 'most that one person may save a month', ...SCHEME_LAW },
  highestMinimum: { value: 10, text: '£10', says: 'highest minimum that a scheme may set', ...SCHEME_LAW },
  monthsToExercise: { value: 6, text: 'six months', says: 'to use the option from maturity', ...SCHEME_LAW },
  isaDays: {
    value: 90,
    text: '90 days',
    says: 'from exercise to move shares into an ISA',
    source: 'GOV.UK: Save As You Earn',
    reviewBy: '2027-04-06',
  },
  postponements: {
    value: 12,
    text: '12',
    says: 'monthly contributions that may be postponed',
    source: 'HMRC manual ETASSUM34140',
    reviewBy: '2027-04-06',
  },
  months: { value: 36, text: '36', says: 'monthly contributions in a three-year plan', ...TERMS },
  covered: { value: 100, text: '£100', says: 'most that is reimbursed a month', ...TERMS },
  fee: { value: 10, text: '£10', says: 'platform fee a month for each £100 reimbursed', ...TERMS },
  employeeShare: { value: 0.5, text: '50%', says: 'of any profit goes to the employee', ...TERMS },
} as const satisfies Record<string, Figure>;
