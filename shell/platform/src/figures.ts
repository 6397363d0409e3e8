/**
 * A fact or a claim that pages state as a figure. All areas take their figures from `figures`, except those of one
 * company (from the company sheet) and of the sample dashboard.
 */
export interface Figure {
  /** As pages print it. */
  text: string;
  source: string;
  /** ISO date of the last day to review the figure; `npm run due` lists those that are due. */
  reviewBy: string;
}

/** When the figures were last compared with their sources. */
export const CHECKED = 'November 2026';

const from = (source: string, reviewBy: string) => ({ source, reviewBy });

const schedule3 = (place: string) =>
  from(`Income Tax (Earnings and Pensions) Act 2003, Schedule 3, ${place}`, '2027-11-20');
const GOV_UK = from('GOV.UK, Tax and Employee Share Schemes: Save As You Earn', '2027-11-20');
const ISA = from('GOV.UK, Tax and Employee Share Schemes: transferring shares to an ISA', '2027-04-30');
const MANUAL = from('HMRC, Employee Tax Advantaged Share Scheme User Manual, ETASSUM34140', '2027-11-20');
const BANK = from(
  'ShareMore’s example, to compare with the Bank of England’s household interest rates',
  '2027-02-28',
);
const TERMS = from('ShareMore product specification, section 9 (terms of the service)', '2027-05-31');
const CLAIMS = from('ShareMore product specification, section 9 (stated statistics)', '2027-05-31');
const RESEARCH = from('ShareMore product specification, section 2 (featured research)', '2027-07-01');
const EMPLOYERS = from('ShareMore product specification, section 2 (employers page)', '2027-05-31');

export const figures = {
  /** The option price may be at most this far below the share price at invitation. */
  discount: { text: '20%', ...schedule3('paragraph 28') },
  /** The usual smallest monthly saving in a plan. */
  lowestSaving: { text: '£5', source: 'Common practice of plans', reviewBy: '2027-11-20' },
  /** A plan may not set its smallest monthly saving above this. */
  highestMinimum: { text: '£10', ...schedule3('paragraph 25') },
  /** The most that one person may save a month in all Sharesave plans together. */
  highestSaving: { text: '£500', ...schedule3('paragraph 25') },
  /** Years that a plan usually runs. */
  term: { text: '3', ...GOV_UK },
  /** Years that some plans run. */
  longTerm: { text: '5', ...GOV_UK },
  /** Months from maturity in which the option can be used; also after leaving as a good leaver. */
  exerciseMonths: { text: '6', ...schedule3('paragraphs 30, 32 and 34') },
  /** Months in which the option can be used after a saver has died. */
  exerciseMonthsOnDeath: { text: '12', ...schedule3('paragraphs 30, 32 and 34') },
  /** Days after exercise in which the shares can move into an ISA. */
  isaDays: { text: '90', ...ISA },
  /** Monthly payments that a saver may postpone in total, each moving maturity back a month. */
  pausedPayments: { text: '12', ...MANUAL },
  /** The most that lending partners reimburse a month. */
  coveredPayment: { text: '£100', ...TERMS },
  /** Monthly payments in a three-year plan. */
  months: { text: '36', ...TERMS },
  /** Platform fee a month for each £100 of monthly contributions reimbursed. */
  platformFee: { text: '£10', ...TERMS },
  /** How any profit at maturity is shared with the employee. */
  profitSplit: { text: '50:50', ...TERMS },
  /** The profit that the service claims for an employee. */
  profitClaim: { text: '5X', ...TERMS },
  /** Stated average return for each £1 invested, 2024. */
  averageReturn: { text: '£1.26', ...TERMS },
  /** What the stated average return is measured against. */
  invested: { text: '£1', ...TERMS },
  /** Bonus on an underwater plan in our illustrations, as a multiple of one monthly contribution. */
  underwaterBonus: { text: '1.1', ...TERMS },
  /** Interest a year on which the comparison with a savings account opens; a visitor can change it. */
  savingsRate: { text: '3%', ...BANK },
  /** More UK companies than this are said to offer a Sharesave plan. */
  companies: { text: '500', ...CLAIMS },
  /** More UK employees than this miss out on their plan. */
  missingOut: { text: '1 million', ...CLAIMS },
  /** Employees who miss out because of affordability. */
  cannotAfford: { text: '80%', ...CLAIMS },
  /** Employees who worry about money. */
  worryAboutMoney: { text: '77%', ...CLAIMS },
  /** How much less women save. */
  womenSaveLess: { text: '29%', ...CLAIMS },
  /** Eligible employees who miss out on their plan. */
  eligibleMissingOut: { text: '58%', ...RESEARCH },
  /** Average annual return that an employee misses. */
  missedReturn: { text: '£1,847', ...RESEARCH },
  /** Total that employees miss. */
  missedTotal: { text: '£2.4B', ...RESEARCH },
  /** The participation that employers can aim for when cash is no longer the barrier. */
  participation: { text: '100%', ...EMPLOYERS },
  /** Days of grace after a missed platform fee. */
  graceDays: { text: '30', ...TERMS },
  /** Years that financial records are typically kept. */
  retention: { text: '6-7', ...TERMS },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
