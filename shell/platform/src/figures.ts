/**
 * A fact or a claim that pages state as a figure. All areas take their figures from `figures`, except those of one
 * company (from the company sheet) and of the sample dashboard.
 */
export interface Figure {
  /** As pages print it. */
  text: string;
  source: string;
  /** ISO date of the last day to review the figure; after it a test fails. */
  reviewBy: string;
}

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
  discount: { text: '20%', ...schedule3('paragraph 28') },
  lowestSaving: { text: '£5', source: 'Common practice of plans', reviewBy: '2027-11-20' },
  highestMinimum: { text: '£10', ...schedule3('paragraph 25') },
  highestSaving: { text: '£500', ...schedule3('paragraph 25') },
  term: { text: '3', ...GOV_UK },
  longTerm: { text: '5', ...GOV_UK },
  exerciseMonths: { text: '6', ...schedule3('paragraphs 30 and 34') },
  exerciseMonthsOnDeath: { text: '12', ...schedule3('paragraph 32') },
  isaDays: {
    text: '90',
    source: 'GOV.UK, Tax and Employee Share Schemes: transferring shares to an ISA',
    reviewBy: '2027-04-30',
  },
  pausedPayments: {
    text: '12',
    source: 'HMRC, Employee Tax Advantaged Share Scheme User Manual, ETASSUM34140',
    reviewBy: '2027-11-20',
  },
  coveredPayment: { text: '£100', ...TERMS },
  months: { text: '36', ...TERMS },
  platformFee: { text: '£10', ...TERMS },
  profitSplit: { text: '50:50', ...TERMS },
  profitClaim: { text: '5X', ...TERMS },
  averageReturn: { text: '£1.26', ...TERMS },
  invested: { text: '£1', ...TERMS },
  underwaterBonus: { text: '1.1', ...TERMS },
  savingsRate: {
    text: '3%',
    source: 'An illustration of ours; compare the Bank of England’s quoted household interest rates',
    reviewBy: '2027-02-28',
  },
  companies: { text: '500', ...CLAIMS },
  missingOut: { text: '1 million', ...CLAIMS },
  cannotAfford: { text: '80%', ...CLAIMS },
  worryAboutMoney: { text: '77%', ...CLAIMS },
  womenSaveLess: { text: '29%', ...CLAIMS },
  eligibleMissingOut: { text: '58%', ...RESEARCH },
  missedReturn: { text: '£1,847', ...RESEARCH },
  missedTotal: { text: '£2.4B', ...RESEARCH },
  participation: {
    text: '100%',
    source: 'ShareMore product specification, section 2 (employers page)',
    reviewBy: '2027-05-31',
  },
  graceDays: { text: '30', ...TERMS },
  retention: { text: '6-7', ...TERMS },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** What each figure claims, for the person who reviews it; a separate constant, so that no page ships it. */
export const claims: Record<keyof typeof figures, string> = {
  discount: 'The option price may be at most this far below the share price at invitation.',
  lowestSaving: 'The usual smallest monthly saving in a plan.',
  highestMinimum: 'A plan may not set its smallest monthly saving above this.',
  highestSaving: 'The most that one person may save a month in all Sharesave plans together.',
  term: 'Years that a plan usually runs.',
  longTerm: 'Years that some plans run.',
  exerciseMonths:
    'Months from maturity in which the option can be used; also after leaving as a good leaver.',
  exerciseMonthsOnDeath: 'Months in which the option can be used after a saver has died.',
  isaDays: 'Days after exercise in which the shares can move into an ISA.',
  pausedPayments: 'Monthly payments that a saver may postpone in total, each moving maturity back a month.',
  coveredPayment: 'The most that lending partners reimburse a month.',
  months: 'Monthly payments in a three-year plan.',
  platformFee: 'Platform fee a month for each £100 of monthly contributions reimbursed.',
  profitSplit: 'How any profit at maturity is shared with the employee.',
  profitClaim: 'The profit that the service claims for an employee.',
  averageReturn: 'Stated average return for each £1 invested, 2024.',
  invested: 'What the stated average return is measured against.',
  underwaterBonus:
    'Bonus on an underwater plan in our illustrations, as a multiple of one monthly contribution.',
  savingsRate:
    'Interest a year on which the comparison with a savings account opens; a visitor can change it.',
  companies: 'More UK companies than this are said to offer a Sharesave plan.',
  missingOut: 'More UK employees than this miss out on their plan.',
  cannotAfford: 'Employees who miss out because of affordability.',
  worryAboutMoney: 'Employees who worry about money.',
  womenSaveLess: 'How much less women save.',
  eligibleMissingOut: 'Eligible employees who miss out on their plan.',
  missedReturn: 'Average annual return that an employee misses.',
  missedTotal: 'Total that employees miss.',
  participation: 'The participation that employers can aim for when cash is no longer the barrier.',
  graceDays: 'Days of grace after a missed platform fee.',
  retention: 'Years that financial records are typically kept.',
};
