import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { type ArticleText, articles } from './catalogue';
import { report } from './report/report';

const texts = import.meta.glob<ArticleText>('./articles/*.ts', { eager: true });
const covers = Object.keys(import.meta.glob('./covers/*.svg', { query: '?raw' })).map((path) =>
  basename(path, '.svg'),
);

it('lists each article once, the newest first', () => {
  const slugs = Object.keys(texts).map((file) => basename(file, '.ts'));
  expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it.each(articles)('$slug meets all requirements', (article) => {
  const { sections, sources } = texts[`./articles/${article.slug}.ts`] ?? { sections: {}, sources: {} };
  const words = Object.entries(sections).flat(3).join(' ').split(/\s+/).length;
  const addresses = Object.values(sources);
  const checks: [boolean, string][] = [
    [/^[a-z0-9]+(-[a-z0-9]+)*$/.test(article.slug), 'a slug in kebab-case'],
    [article.title.length <= 70, 'a title of at most 70 characters'],
    [isIsoDate(article.date), 'a date such as 2026-03-12'],
    [article.readTime === Math.round(words / 238), `a read time that fits ${words} words`],
    [between(article.excerpt.length, 80, 200), 'an excerpt of 80 to 200 characters'],
    [covers.includes(article.slug), 'a cover'],
    [between(words, 500, 900), `500 to 900 words (${words} now)`],
    [Object.keys(sections).length >= 3, 'at least three sections'],
    [
      Object.entries(sections).every(
        ([heading, text]) => /[^\d\s]/.test(heading) && text.some((block) => typeof block === 'string'),
      ),
      'a paragraph and a heading (not of digits only, which would come first) in each section',
    ],
    [
      addresses.some((href) => href.startsWith('https://')) &&
        addresses.every((href) => href.startsWith('https://') || href === report.url),
      'at least one source at an https address, beside our own report',
    ],
    [
      !/[—!]|\bTODO\b|lorem/i.test(JSON.stringify([article, sections, sources])),
      'finished words: no exclamation marks, dashes or notes',
    ],
    [
      !/scheme|(lent|covered) contributions/i.test(JSON.stringify(sections)),
      'the words of the other pages: "plan" and "reimbursed contributions"',
    ],
  ];
  expect(checks.filter(([isMet]) => !isMet).map(([, name]) => name)).toEqual([]);
});

const between = (value: number, least: number, most: number) => value >= least && value <= most;

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
