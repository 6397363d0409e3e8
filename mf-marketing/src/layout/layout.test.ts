import { exampleSite } from '@sharemore/platform/contract';
import { figures } from '@sharemore/platform/figures';
import { expect, it } from 'vitest';
import * as faq from '../content/faq';
import * as guide from '../content/what-is-sharesave';
import { sourceOf } from './layout';

const ownTerms = Object.values(figures).filter(({ source }) => source.includes('(terms of the service)'));

/** Amounts and percentages that need a source, because they are not terms of the service. */
const facts = Object.entries(figures).filter(
  ([, { text }]) => /[£%]/.test(text) && ownTerms.every((term) => term.text !== text),
);

it.each([
  ['the questions', faq.cited, faq.faqSectionsFor(exampleSite.operator).flatMap(({ entries }) => entries)],
  ['the guide', guide.cited, guide.guide],
])('cites a source for every figure in the answers of %s', (_, cited, entries) => {
  const stated = entries.flatMap(({ body }) => body.match(/£\d[\d,.]*\d|£\d|\d+%/g) ?? []) as string[];
  const needed = facts.filter(([, { text }]) => stated.includes(text)).map(([name]) => name);
  expect(cited).toEqual(expect.arrayContaining(needed));
});

it('names each act once', () => {
  expect(sourceOf(['exerciseMonths', 'exerciseMonthsOnDeath'])).toContain(
    'Source: Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraphs 30, 32 and 34.',
  );
  expect(sourceOf(['lowestSaving', 'highestMinimum', 'highestSaving'])).toContain(
    'Source: Common practice of plans; Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 25.',
  );
});
