import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures';
import { fillIn, submit } from './waitlist';

/** What leads nowhere on paper. Links to other pages stay: they say what there is. */
const idle = 'form, form *, button, [role=combobox], [class][href^="#"]:not(p *, li *)';

for (const path of [
  '/',
  '/faq',
  '/about',
  '/what-is-sharesave',
  '/news',
  '/news/what-sharemore-costs-and-when-it-pays',
  '/companies',
  '/company/marlowick',
]) {
  test(`${path} prints no control`, async ({ page, visit }) => {
    await visit(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main').locator(idle).filter({ visible: true })).toHaveCount(0);
  });
}

test('the film’s section stays off paper, and the calculation’s assumptions are on it', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const assumption = page.locator('#what-if details li').first();
  await assumption.scrollIntoViewIfNeeded();
  await expect(assumption).toBeInViewport();
  await expect(page.getByText('Watch Maya’s three years')).toBeHidden();
});

test('a registration’s outcome can be printed', async ({ page, visit }) => {
  await visit('/company/marlowick');
  await fillIn(page, 'print@marlowick.example');
  await submit(page).click();
  const thanks = page.getByText('Thank you! Your registration has been submitted');
  await thanks.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(thanks).toBeVisible();
});

for (const format of ['A4', 'Letter']) {
  test(`the dashboard’s plan on ${format}: no words over others, no heading alone at a foot`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('sharemore-session', 'true'));
    await page.goto('/dashboard');
    await page.getByRole('tablist').waitFor();
    const headings = await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).allInnerTexts();
    const pages = await printedLines(page, format);
    const lines = pages.flat().map(({ words }) => words);
    expect(lines).toEqual(expect.arrayContaining(headings));
    for (const printed of pages) {
      const over = printed.filter((one, index) =>
        printed.slice(index + 1).some((other) => overlap(one, other)),
      );
      expect(over).toEqual([]);
      expect(headings).not.toContain(printed.at(-1)?.words);
    }
    // A figure stands on the page of its name.
    const cost = pages.find((printed) => printed.some(({ words }) => words === 'Monthly cost'));
    expect(cost?.map(({ words }) => words)).toContain('£10');
  });
}

test('how it works: no heading stands alone at the foot of a page', async ({ page, visit }) => {
  await visit('/how-it-works');
  const headings = await page.locator('main').locator('h2, h3').allInnerTexts();
  const feet = (await printedLines(page, 'A4')).map((printed) => printed.at(-1)?.words);
  expect(feet.filter((words) => headings.includes(words ?? ''))).toEqual([]);
});

interface Line {
  words: string;
  /** In points, from the page's lower left. */
  from: number;
  to: number;
  base: number;
  size: number;
}

/** The lines of each page as they are printed with margins of a centimetre. */
async function printedLines(page: Page, format: string): Promise<Line[][]> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, margin })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , from = 0, base = 0] = item.transform;
        return { words: item.str, from, to: from + item.width, base, size: item.height };
      });
    }),
  );
}

/** Whether two lines share a place; letters that only touch do not count. */
function overlap(one: Line, other: Line): boolean {
  const size = Math.min(one.size, other.size);
  return (
    Math.abs(one.base - other.base) < size / 2 &&
    one.from < other.to - size / 2 &&
    other.from < one.to - size / 2
  );
}
