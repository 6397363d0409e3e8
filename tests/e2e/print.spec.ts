import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures';
import { openDashboard } from './sign-in';
import { fillIn, submit } from './waitlist';

test('home prints no film, the calculator’s assumptions, and each figure on the sheet of its label', async ({
  page,
  visit,
}) => {
  await visit('/');
  const sheets = await printedSheets(page);
  expect(sheets.find((words) => words.includes('Over 500'))).toContain(
    'UK companies are said to offer a plan',
  );
  await expectTitleFirstAndNoHeadingLast(page, sheets);
  await page.emulateMedia({ media: 'print' });
  const assumption = page.locator('#what-if details li').first();
  await assumption.scrollIntoViewIfNeeded();
  await expect(assumption).toBeInViewport();
  await expect(page.getByText('Watch Maya’s three years')).toBeHidden();
});

// The longest name of the sample companies.
test('a registration’s outcome can be printed, and leads to a poster on one sheet, whose code is read as the company’s address', async ({
  page,
  visit,
  site,
}) => {
  const path = '/company/greylark--umberleaze-consolidated-intercontinental-airways-group';
  await visit(path);
  await fillIn(page, 'poster@marlowick.example');
  await submit(page).click();
  const thanks = page.getByText(/Thank you! Your registration has been submitted|You’re on the list/);
  await thanks.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(thanks).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // In a tab of its own: the thanks stay.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'poster for the wall at work' }).click();
  const poster = await opened;
  await expect(poster.getByRole('heading', { level: 1 })).toHaveText(/^Work at Greylark .* Group\?$/);
  const photo = await poster.getByRole('img', { name: 'QR code' }).screenshot();
  const { data, width, height } = await pixelsOf(page, photo);
  expect(jsQR(Uint8ClampedArray.from(Buffer.from(data, 'latin1')), width, height)?.data).toBe(
    `${site.url}${path}`,
  );
  const sheets = await printedSheets(poster);
  expect(sheets.map((words) => words.join(' '))).toEqual([
    expect.stringMatching(
      /^ShareMore Work at Greylark .*you can lose the fees: £360.*Investing carries risk\.$/,
    ),
  ]);
});

test('the calculator prints each amount on one line, and its page no heading at a sheet’s foot', async ({
  page,
  visit,
}) => {
  await visit('/how-it-works');
  const amounts = page.locator('#what-if td');
  await expect(amounts).toHaveCount(9);
  const words = await amounts.allInnerTexts();
  const sheets = await printedSheets(page);
  await page.emulateMedia({ media: 'print' });
  const chart = page.locator('#what-if div:has(> div > [translate=no] > svg)').first();
  await expect(chart, 'with its axis').toHaveCSS('break-inside', 'avoid');
  expect(sheets.flat()).toEqual(expect.arrayContaining(words));
  await expectTitleFirstAndNoHeadingLast(page, sheets);
});

test('the dashboard’s plan prints without overlapping text or a heading at a page’s foot', async ({
  page,
}) => {
  await openDashboard(page);
  const headings = await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).allInnerTexts();
  const pages = await printedLines(page);
  const lines = pages.flat().map(({ words }) => words);
  expect(lines).toEqual(expect.arrayContaining(headings));
  for (const printed of pages) {
    const overlapping = printed.filter((one, index) =>
      printed.slice(index + 1).some((other) => overlap(one, other)),
    );
    expect(overlapping).toEqual([]);
    expect(headings).not.toContain(printed.at(-1)?.words);
  }
  // A figure is on the same page as its label.
  const cost = pages.find((printed) => printed.some(({ words }) => words === 'Monthly cost'));
  expect(cost?.map(({ words }) => words)).toContain('£10');
});

/** Expects a page's title on its first sheet, and no heading at a sheet's foot. The page is open on the screen. */
async function expectTitleFirstAndNoHeadingLast(page: Page, sheets: string[][]): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const headings = await page.locator('main').locator('h2, h3').allInnerTexts();
  expect(sheets[0]?.join(' ')).toContain(title);
  expect(sheets.map((words) => words.at(-1)).filter((words) => headings.includes(words ?? ''))).toEqual([]);
}

test('a company page prints its four steps on one sheet, and no button for the screen', async ({
  page,
  visit,
}) => {
  await visit('/company/marlowick');
  const sheets = await printedSheets(page);
  const steps = ['Register your interest', 'Join your Sharesave', 'Repay, and share any profit'];
  expect(sheets.find((words) => words.includes('A reminder of how ShareMore works'))).toEqual(
    expect.arrayContaining(steps),
  );
  expect(sheets.flat()).not.toContain('FAQs');
});

test('the directory prints whole cards over the width of the sheet, and the FAQs no search box', async ({
  page,
  visit,
}) => {
  await visit('/companies');
  const sectors = await page.locator('main li h3 + p').allInnerTexts();
  for (const words of await printedSheets(page)) {
    const links = words.filter((word) => word === 'View Details & Apply');
    expect(words.filter((word) => sectors.includes(word))).toHaveLength(links.length);
  }
  await page.emulateMedia({ media: 'print' });
  // A4 across.
  await page.setViewportSize({ width: 1047, height: 718 });
  expect((await page.locator('#results').boundingBox())?.width).toBeGreaterThan(900);
  await visit('/faq');
  await expect(page.getByRole('searchbox', { includeHidden: true })).toBeHidden();
});

test('an article prints on three sheets, without other articles', async ({ page, visit }) => {
  await visit('/news/what-sharemore-costs-and-when-it-pays');
  const pages = await printedLines(page);
  expect(pages.flat().map(({ words }) => words)).not.toContain('More articles');
  expect(pages.length).toBeLessThanOrEqual(3);
});

interface Line {
  words: string;
  /** Positions and sizes in points, from the page's lower left corner. */
  from: number;
  to: number;
  base: number;
  size: number;
}

/** Prints the page to PDF with margins of a centimetre. @returns the lines of each sheet */
async function printedLines(page: Page): Promise<Line[][]> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin })));
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

/** The words of each sheet. */
const printedSheets = async (page: Page) =>
  (await printedLines(page)).map((printed) => printed.map(({ words }) => words));

/** Tells whether two lines overlap by more than half a letter. */
function overlap(one: Line, other: Line): boolean {
  const size = Math.min(one.size, other.size);
  return (
    Math.abs(one.base - other.base) < size / 2 &&
    one.from < other.to - size / 2 &&
    other.from < one.to - size / 2
  );
}

/** The pixels of a PNG picture, as a camera would see them. Bytes travel as text: as numbers they take seconds. */
function pixelsOf(page: Page, png: Buffer) {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data, width, height } =
      context?.getImageData(0, 0, picture.width, picture.height) ?? new ImageData(1, 1);
    return { data: Array.from(data, (byte) => String.fromCharCode(byte)).join(''), width, height };
  }, png.toString('latin1'));
}
