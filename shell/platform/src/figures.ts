/**
 * Every figure of fact or claim that a visitor can read on the site, with where it comes from and the day by
 * which somebody must look at it again. Areas take their figures from here; a test reads the dates. (Figures
 * of one company come from the company sheet, the dashboard's are invented and say so.)
 */
export interface Figure {
  /** As it is written on a page. */
  text: string;
  /** What it claims, in one line. */
  claim: string;
  source: string;
  /** ISO date: from the day after, the test fails until somebody has checked the figure. */
  reviewBy: string;
}

/** The act on employee share schemes, looked at again each autumn. */
const schedule3 = (place: string) => ({
  source: `Income Tax (Earnings and Pensions) Act 2003, Schedule 3, ${place}`,
  reviewBy: '2027-11-20',
});
const GOV_UK = {
  source: 'GOV.UK, Tax and Employee Share Schemes: Save As You Earn',
  reviewBy: '2027-11-20',
};
const TERMS = {
  source: 'ShareMore product specification, section 9 (terms of the service)',
  reviewBy: '2027-05-31',
};
const CLAIMS = {
  source: 'ShareMore product specification, section 9 (stated statistics)',
  reviewBy: '2027-05-31',
};
const RESEARCH = {
  source: 'ShareMore product specification, section 2 (featured research)',
  reviewBy: '2027-07-01',
};

export const figures = {
  discount: {
    text: '20%',
    claim: 'The option price may be at most this far below the share price at invitation.',
    ...schedule3('paragraph 28'),
  },
  lowestSaving: {
    text: '£5',
    claim: 'The usual smallest monthly saving in a plan.',
    ...schedule3('paragraph 25, and common practice of plans'),
  },
  highestMinimum: {
    text: '£10',
    claim: 'A plan may not set its smallest monthly saving above this.',
    ...schedule3('paragraph 25'),
  },
  highestSaving: {
    text: '£500',
    claim: 'The most that one person may save a month in all Sharesave plans together.',
    ...schedule3('paragraph 25'),
  },
  term: { text: '3', claim: 'Years that a plan usually runs.', ...GOV_UK },
  longTerm: { text: '5', claim: 'Years that some plans run.', ...GOV_UK },
  exerciseMonths: {
    text: '6',
    claim: 'Months from maturity in which the option can be used; also after leaving as a good leaver.',
    ...schedule3('paragraphs 34 and 37'),
  },
  exerciseMonthsOnDeath: {
    text: '12',
    claim: 'Months in which the option can be used after a saver has died.',
    ...schedule3('paragraph 32'),
  },
  isaDays: {
    text: '90',
    claim: 'Days after exercise in which the shares can move into an ISA.',
    source: 'GOV.UK, Tax and Employee Share Schemes: transferring shares to an ISA',
    reviewBy: '2027-04-30',
  },
  pausedPayments: {
    text: '12',
    claim: 'Monthly payments that a saver may postpone in total, each moving maturity back a month.',
    source: 'HMRC, Employee Tax Advantaged Share Scheme User Manual, ETASSUM34140',
    reviewBy: '2027-11-20',
  },
  coveredPayment: { text: '£100', claim: 'The most that lending partners reimburse a month.', ...TERMS },
  months: { text: '36', claim: 'Monthly payments in a three-year plan.', ...TERMS },
  platformFee: {
    text: '£10',
    claim: 'Platform fee a month for each £100 of monthly contributions reimbursed.',
    ...TERMS,
  },
  profitSplit: { text: '50:50', claim: 'How any profit at maturity is shared with the employee.', ...TERMS },
  profitClaim: { text: '5X', claim: 'The profit that the service claims for an employee.', ...TERMS },
  averageReturn: { text: '£1.26', claim: 'Stated average return for each £1 invested, 2024.', ...TERMS },
  invested: { text: '£1', claim: 'What the stated average return is measured against.', ...TERMS },
  underwaterBonus: {
    text: '1.1',
    claim: 'Bonus on an underwater plan in our illustrations, as a multiple of one monthly contribution.',
    ...TERMS,
  },
  savingsRate: {
    text: '3%',
    claim: 'Interest a year on which the comparison with a savings account opens; a visitor can change it.',
    source: 'An illustration of ours; compare the Bank of England’s quoted household interest rates',
    reviewBy: '2027-02-28',
  },
  companies: {
    text: '500',
    claim: 'More UK companies than this are said to offer a Sharesave plan.',
    ...CLAIMS,
  },
  missingOut: { text: '1 million', claim: 'More UK employees than this miss out on their plan.', ...CLAIMS },
  cannotAfford: { text: '80%', claim: 'Employees who miss out because of affordability.', ...CLAIMS },
  worryAboutMoney: { text: '77%', claim: 'Employees who worry about money.', ...CLAIMS },
  womenSaveLess: { text: '29%', claim: 'How much less women save.', ...CLAIMS },
  eligibleMissingOut: { text: '58%', claim: 'Eligible employees who miss out on their plan.', ...RESEARCH },
  missedReturn: { text: '£1,847', claim: 'Average annual return that an employee misses.', ...RESEARCH },
  missedTotal: { text: '£2.4B', claim: 'Total that employees miss.', ...RESEARCH },
  participation: {
    text: '100%',
    claim: 'The participation that employers can aim for when cash is no longer the barrier.',
    source: 'ShareMore product specification, section 2 (employers page)',
    reviewBy: '2027-05-31',
  },
  graceDays: { text: '30', claim: 'Days of grace after a missed platform fee.', ...TERMS },
  retention: { text: '6-7', claim: 'Years that financial records are typically kept.', ...TERMS },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
