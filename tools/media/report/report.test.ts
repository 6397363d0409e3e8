import { readFile, stat } from 'node:fs/promises';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { report } from '../../../mf-news/src/report/report';
import { reckoned } from './figures';

const file = new URL('../../../mf-news/src/report/the-cost-of-missing-out.pdf', import.meta.url);

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
let pdf: Pdf;
let pages: string[];

beforeAll(async () => {
  pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  pages = (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, ' '));
});

it('has the number of pages that the site states', () => {
  expect(pages).toHaveLength(report.pages);
});

it('stays under a megabyte', async () => {
  expect((await stat(file)).size).toBeLessThan(1_000_000);
});

it('is tagged and has its language and title', async () => {
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await getMeta(pdf)).info).toMatchObject({
    Language: 'en-GB',
    Title: `${report.title}: a ShareMore report`,
    Creator: 'ShareMore',
  });
});

it('has a text alternative for every chart', async () => {
  const trees = await Promise.all(
    pages.map(async (_, index) => (await pdf.getPage(index + 1)).getStructTree()),
  );
  const charts = JSON.stringify(trees).match(/"alt":"[^"]{40,}"/g) ?? [];
  expect(charts.length).toBeGreaterThanOrEqual(6);
});

it.each(Object.entries(reckoned))(
  'prints the current figure %s (run `npm run report` when it changed)',
  (_, { text }) => {
    expect(pages.join(' ')).toContain(text);
  },
);

it('states the source of its figures on the first page', () => {
  expect(pages[0]).toContain('ShareMore’s own and are not official statistics');
  expect(pages[0]).toContain('Past performance is not a reliable guide to future results');
});

it('marks the drawn examples as illustrations', () => {
  expect(pages.filter((text) => text.includes('Illustration'))).toHaveLength(3);
});
