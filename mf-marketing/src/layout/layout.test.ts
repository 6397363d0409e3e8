import { expect, it } from 'vitest';
import { sourcesOf } from './layout';

it('names each act once', () => {
  expect(sourcesOf(['exerciseMonths', 'exerciseMonthsOnDeath'])).toEqual([
    'Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraphs 30, 32 and 34',
  ]);
  expect(sourcesOf(['lowestSaving', 'highestMinimum', 'highestSaving'])).toEqual([
    'Common practice of plans',
    'Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 25',
  ]);
});
