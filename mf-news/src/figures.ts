import { figures as site } from '@sharemore/platform/figures';

const own = { source: 'ShareMore’s own figure' };

/** The site's figures in the research report, with `value` for its sums and charts and `says` as a label. */
export const figures = {
  missingOut: { ...site.eligibleMissingOut, ...own, value: 0.58, says: 'of eligible employees missing out' },
  missedReturn: { ...site.missedReturn, ...own, value: 1847, says: 'average annual return missed' },
  missedTotal: { ...site.missedTotal, ...own, value: 2.4e9, says: 'total missed' },
  affordability: { ...site.cannotAfford, ...own, value: 0.8 },
  moneyWorry: { ...site.worryAboutMoney, ...own, value: 0.77 },
  womenSaveLess: { ...site.womenSaveLess, ...own, value: 0.29 },
  companies: { ...site.companies, ...own, value: 500 },
  peopleMissingOut: { ...site.missingOut, ...own, value: 1e6 },
  return2024: { ...site.averageReturn, ...own, value: 1.26 },
  discount: { ...site.discount, value: 0.2 },
  monthlyCap: { ...site.highestSaving, value: 500 },
  highestMinimum: { ...site.highestMinimum, value: 10 },
  monthsToExercise: { ...site.exerciseMonths, text: 'six months', value: 6 },
  isaDays: { ...site.isaDays, text: `${site.isaDays.text} days`, value: 90 },
  postponements: { ...site.pausedPayments, value: 12 },
  months: { ...site.months, value: 36 },
  covered: { ...site.coveredPayment, value: 100 },
  fee: { ...site.platformFee, value: 10 },
};
