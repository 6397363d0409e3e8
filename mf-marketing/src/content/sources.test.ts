import { figures } from '@sharemore/platform/figures';
import { expect, it } from 'vitest';
import { faqItems, faqSections } from './faq/faq-words';
import { sourceOf } from './sources';
import { guide } from './what-is-sharesave';

const ownTerms = Object.values(figures).filter(({ source }) => source.includes('(terms of the service)'));

/** Amounts and percentages that need a source, because they are not terms of the service. */
const facts = Object.entries(figures).filter(
  ([, { text }]) => /[£%]/.test(text) && ownTerms.every((term) => term.text !== text),
);

it.each([...faqSections.flatMap(faqItems), ...guide])(
  'cites a source for every figure in the answer to "$title"',
  ({ body, figures: cited = [] }) => {
    const stated: string[] = body.match(/£\d[\d,.]*\d|£\d|\d+%/g) ?? [];
    const needed = facts.filter(([, { text }]) => stated.includes(text)).map(([name]) => name);
    expect(cited).toEqual(expect.arrayContaining(needed));
  },
);

it('names each act once', () => {
  expect(sourceOf(['exerciseMonths', 'exerciseMonthsOnDeath'])).toContain(
    'Source: Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraphs 30, 32 and 34. To',
  );
  expect(sourceOf(['lowestSaving', 'highestMinimum', 'highestSaving'])).toContain(
    'Source: Common practice of plans; Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 25. To',
  );
});
