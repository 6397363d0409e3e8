import { expect, it } from 'vitest';
import { sourceOf } from './layout';

it('names each act once', () => {
  expect(sourceOf(['exerciseMonths', 'exerciseMonthsOnDeath'])).toContain(
    'Source: Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraphs 30, 32 and 34.',
  );
  expect(sourceOf(['lowestSaving', 'highestMinimum', 'highestSaving'])).toContain(
    'Source: Common practice of plans; Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 25.',
  );
});
