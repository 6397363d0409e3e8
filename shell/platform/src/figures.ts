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

const CLIENT_TERMS = 'ShareMore product specification, section 9 (terms of the service)';
const CLIENT_CLAIMS = 'ShareMore product specification, section 9 (stated statistics)';
const CLIENT_RESEARCH = 'ShareMore product specification, section 2 (featured research)';
const SCHEDULE_3 = 'Income Tax (Earnings and Pensions) Act 2003, Schedule 3';

export const figures = {
  discount: {
    text: '20%',
    claim: 'The option price may be at most this far below the share price at invitation.',
    source: `${SCHEDULE_3}, paragraph 28`,
    reviewBy: '2027-11-20',
  },
  lowestSaving: {
    text: '£5',
    claim: 'The usual smallest monthly saving in a plan.',
    source: `${SCHEDULE_3}, paragraph 25, and common practice of plans`,
    reviewBy: '2027-11-20',
  },
  highestMinimum: {
    text: '£10',
    claim: 'A plan may not set its smallest monthly saving above this.',
    source: `${SCHEDULE_3}, paragraph 25`,
    reviewBy: '2027-11-20',
  },
  highestSaving: {
    text: '£500',
    claim: 'The most that one person may save a month in all Sharesave plans together.',
    source: `${SCHEDULE_3}, paragraph 25`,
    reviewBy: '2027-11-20',
  },
  term: {
    text: '3',
    claim: 'Years that a plan usually runs.',
    source: 'GOV.UK, Tax and Employee Share Schemes: Save As You Earn',
    reviewBy: '2027-11-20',
  },
  longTerm: {
    text: '5',
    claim: 'Years that some plans run.',
    source: 'GOV.UK, Tax and Employee Share Schemes: Save As You Earn',
    reviewBy: '2027-11-20',
  },
  exerciseMonths: {
    text: '6',
    claim: 'Months from maturity in which the option can be used; also after leaving as a good leaver.',
    source: `${SCHEDULE_3}, paragraphs 34 and 37`,
    reviewBy: '2027-11-20',
  },
  exerciseMonthsOnDeath: {
    text: '12',
    claim: 'Months in which the option can be used after a saver has died.',
    source: `${SCHEDULE_3}, paragraph 32`,
    reviewBy: '2027-11-20',
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
  coveredPayment: {
    text: '£100',
    claim: 'The most that lending partners reimburse a month.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  months: {
    text: '36',
    claim: 'Monthly payments in a three-year plan.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  platformFee: {
    text: '£10',
    claim: 'Platform fee a month for each £100 of monthly contributions reimbursed.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  profitSplit: {
    text: '50:50',
    claim: 'How any profit at maturity is shared with the employee.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  profitClaim: {
    text: '5X',
    claim: 'The profit that the service claims for an employee.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  averageReturn: {
    text: '£1.26',
    claim: 'Stated average return for each £1 invested, 2024.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  invested: {
    text: '£1',
    claim: 'What the stated average return is measured against.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  underwaterBonus: {
    text: '1.1',
    claim: 'Bonus on an underwater plan in our illustrations, as a multiple of one monthly contribution.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
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
    source: CLIENT_CLAIMS,
    reviewBy: '2027-05-31',
  },
  missingOut: {
    text: '1 million',
    claim: 'More UK employees than this miss out on their plan.',
    source: CLIENT_CLAIMS,
    reviewBy: '2027-05-31',
  },
  cannotAfford: {
    text: '80%',
    claim: 'Employees who miss out because of affordability.',
    source: CLIENT_CLAIMS,
    reviewBy: '2027-05-31',
  },
  worryAboutMoney: {
    text: '77%',
    claim: 'Employees who worry about money.',
    source: CLIENT_CLAIMS,
    reviewBy: '2027-05-31',
  },
  womenSaveLess: {
    text: '29%',
    claim: 'How much less women save.',
    source: CLIENT_CLAIMS,
    reviewBy: '2027-05-31',
  },
  eligibleMissingOut: {
    text: '58%',
    claim: 'Eligible employees who miss out on their plan.',
    source: CLIENT_RESEARCH,
    reviewBy: '2027-07-01',
  },
  missedReturn: {
    text: '£1,847',
    claim: 'Average annual return that an employee misses.',
    source: CLIENT_RESEARCH,
    reviewBy: '2027-07-01',
  },
  missedTotal: {
    text: '£2.4B',
    claim: 'Total that employees miss.',
    source: CLIENT_RESEARCH,
    reviewBy: '2027-07-01',
  },
  participation: {
    text: '100%',
    claim: 'The participation that employers can aim for when cash is no longer the barrier.',
    source: 'ShareMore product specification, section 2 (employers page)',
    reviewBy: '2027-05-31',
  },
  graceDays: {
    text: '30',
    claim: 'Days of grace after a missed platform fee.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
  retention: {
    text: '6-7',
    claim: 'Years that financial records are typically kept.',
    source: CLIENT_TERMS,
    reviewBy: '2027-05-31',
  },
} as const satisfies Record<string, Figure>;
