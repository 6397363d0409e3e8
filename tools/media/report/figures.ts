import { figures as reckoned } from '../../../mf-news/src/figures';
import { figures as site } from '../../../shell/platform/src/figures';

/** The site's figures as the report prints them. */
export const figures = {
  ...site,
  ...reckoned,
  exerciseMonths: { ...site.exerciseMonths, text: 'six months' },
  isaDays: { ...site.isaDays, text: `${site.isaDays.text} days` },
};
