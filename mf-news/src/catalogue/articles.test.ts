import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { report } from '../report/report';
import type { ArticleContent } from './article';
import { countWords, readTimeOf } from './read-time';

const files = import.meta.glob<ArticleContent>('../articles/*.ts', { eager: true, import: 'article' });
const covers = Object.keys(import.meta.glob('../covers/*.svg', { query: '?raw' })).map((path) =>
  basename(path, '.svg'),
);

/** The requirements that an article does not meet, in words for its author. */
function missingFrom(file: string, article: ArticleContent | undefined): string[] {
  if (!article) return ['an exported `article`'];
  const words = countWords(article);
  const sources = Object.values(article.sources);
  const checks: [boolean, string][] = [
    [/^[a-z0-9]+(-[a-z0-9]+)*\.ts$/.test(file), 'a file name in kebab-case (it becomes the address)'],
    [article.title.trim().length > 0 && article.title.length <= 70, 'a title of at most 70 characters'],
    [isIsoDate(article.date), 'a date such as 2026-03-12'],
    [
      !article.updated || (isIsoDate(article.updated) && article.updated > article.date),
      'an `updated` after `date`',
    ],
    [
      between(article.excerpt.length, 80, 200),
      `an excerpt of 80 to 200 characters (${article.excerpt.length} now)`,
    ],
    [covers.includes(article.cover), `a cover out of ${covers.join(', ')}`],
    [between(words, 500, 900), `500 to 900 words (${words} now)`],
    [Object.keys(article.sections).length >= 3, 'at least three sections'],
    [
      Object.entries(article.sections).every(
        ([heading, { paragraphs }]) => /[^\d\s]/.test(heading) && paragraphs.length,
      ),
      'a paragraph and a heading (not of digits only, which would come first) in each section',
    ],
    [
      sources.some((href) => href.startsWith('https://')) &&
        sources.every((href) => href.startsWith('https://') || href === report.url),
      'at least one source at an https address, beside our own report',
    ],
    [
      !/[—!]|\bTODO\b|lorem/i.test(JSON.stringify(article)),
      'finished words: no exclamation marks, dashes or notes',
    ],
    [
      !/scheme|(lent|covered) contributions/i.test(JSON.stringify(article.sections)),
      'the words of the other pages: "plan" and "reimbursed contributions"',
    ],
  ];
  return checks.filter(([complete]) => !complete).map(([, name]) => name);
}

const between = (value: number, least: number, most: number) => value >= least && value <= most;

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

describe('the article', () => {
  it.each(Object.entries(files))('%s meets all requirements', (path, article) => {
    expect(missingFrom(path.replace(/^.*\//, ''), article)).toEqual([]);
  });

  it('lists the requirements that a draft does not meet', () => {
    const draft = { title: '', date: 'soon', excerpt: 'Short.', cover: 'none', sections: {}, sources: {} };
    expect(missingFrom('Draft.ts', draft as unknown as ArticleContent)).toEqual(
      expect.arrayContaining([
        'a date such as 2026-03-12',
        '500 to 900 words (0 now)',
        'at least three sections',
      ]),
    );
    expect(missingFrom('draft.ts', undefined)).toEqual(['an exported `article`']);
  });
});

describe('read time', () => {
  const ofWords = (count: number) => ({ sections: { '': { paragraphs: ['word '.repeat(count)] } } });

  it('rounds to whole minutes at 238 words a minute', () => {
    expect(readTimeOf(ofWords(238 * 3))).toBe(3);
    expect(readTimeOf(ofWords(238 * 3 + 130))).toBe(4);
  });

  it('is never below one minute', () => {
    expect(readTimeOf(ofWords(5))).toBe(1);
  });

  it('counts headings and bullets too', () => {
    expect(
      countWords({
        sections: { 'Two words': { paragraphs: ['three more words'], bullets: ['one'] } },
      }),
    ).toBe(6);
  });
});
