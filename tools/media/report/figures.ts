import { figures as site } from '../../../shell/platform/src/figures';

const own = { source: 'ShareMore’s own figure' };

/** The figures that the report reckons with; `value` is for sums and charts. */
export const reckoned = {
  eligibleMissingOut: { ...site.eligibleMissingOut, ...own, value: 0.58 },
  missedReturn: { ...site.missedReturn, ...own, value: 1847 },
  missedTotal: { ...site.missedTotal, ...own, value: 2.4e9 },
  cannotAfford: { ...site.cannotAfford, ...own, value: 0.8 },
  worryAboutMoney: { ...site.worryAboutMoney, ...own, value: 0.77 },
  womenSaveLess: { ...site.womenSaveLess, ...own, value: 0.29 },
  discount: { ...site.discount, value: 0.2 },
};

/** The site's figures as the report prints them. */
export const figures = {
  ...site,
  ...reckoned,
  exerciseMonths: { ...site.exerciseMonths, text: 'six months' },
  isaDays: { ...site.isaDays, text: `${site.isaDays.text} days` },
};
