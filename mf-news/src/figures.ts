import { figures as site } from '@sharemore/platform/figures';

const own = { source: 'ShareMore’s own figure' };

/** The site's figures that the research report reckons with; `value` is for sums and charts, `says` is a label. */
export const figures = {
  eligibleMissingOut: {
    ...site.eligibleMissingOut,
    ...own,
    value: 0.58,
    says: 'of eligible employees missing out',
  },
  missedReturn: { ...site.missedReturn, ...own, value: 1847, says: 'average annual return missed' },
  missedTotal: { ...site.missedTotal, ...own, value: 2.4e9, says: 'total missed' },
  cannotAfford: { ...site.cannotAfford, ...own, value: 0.8 },
  worryAboutMoney: { ...site.worryAboutMoney, ...own, value: 0.77 },
  womenSaveLess: { ...site.womenSaveLess, ...own, value: 0.29 },
  discount: { ...site.discount, value: 0.2 },
};
