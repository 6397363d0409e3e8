import { figures as site } from '@sharemore/platform/figures';

const OWN = 'ShareMore’s own figure';

/**
 * The site's figures that the research uses, with the numbers that its sums and charts are drawn from, and the
 * words that are printed under the three that it is known for.
 */
export const figures = {
  missingOut: {
    ...site.eligibleMissingOut,
    value: 0.58,
    source: OWN,
    says: 'of eligible employees missing out',
  },
  missedReturn: { ...site.missedReturn, value: 1847, source: OWN, says: 'average annual return missed' },
  missedTotal: { ...site.missedTotal, value: 2.4e9, source: OWN, says: 'total missed' },
  affordability: { ...site.cannotAfford, value: 0.8, source: OWN },
  moneyWorry: { ...site.worryAboutMoney, value: 0.77, source: OWN },
  womenSaveLess: { ...site.womenSaveLess, value: 0.29, source: OWN },
  companies: { ...site.companies, value: 500, source: OWN },
  peopleMissingOut: { ...site.missingOut, value: 1e6, source: OWN },
  return2024: { ...site.averageReturn, value: 1.26, source: OWN },
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
