import { startFakeSheets } from '../fakes/sheets';
import { staffSheet } from '../fakes/staff-sheet';
import { expect, pageWidth, test } from './fixtures';

// Each test starts one or two sites.
test.describe.configure({ timeout: 90_000 });

const rows = [
  'Name|Industry|Savings account|With ShareSave|With ShareMore|Pipeline ID|Employees|Description|Launch date',
  'Acme & Sons|Retail|383|585|1,125|7|1,200|<img src=x onerror=alert(1)> & more|March 2027',
  'Bolt|Electric power|383|450|450|8|||',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Holdings|Retail|383|585|1,125|7|||',
].map((line) => line.split('|'));

test("pages show the companies of Google's sheet, with cells as text and never as HTML", async ({
  page,
  start,
}) => {
  const sheets = await startFakeSheets(rows);
  const site = await start(sheets.env);
  await page.goto(`${site.url}/companies`);
  await expect(page.getByRole('heading', { name: 'Showing 3 of 3 companies' })).toBeVisible();
  await expect(page.getByText('These are sample figures')).toHaveCount(0);
  await expect(page.getByText('<img src=x onerror=alert(1)> & more')).toBeVisible();
  await expect(page.getByText('Number of UK employees not known')).toHaveCount(2);
  await page.goto(`${site.url}/company/acme--sons`);
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)> & more');
  await expect(page.getByRole('main')).toContainText('March 2027');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.goto(`${site.url}/company/bolt`);
  await expect(page.getByText('Analyst recommendation data is not currently available.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Utilities & Energy');
  expect(sheets.reads).toHaveLength(1);
  // The longest word stays within a small screen.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/companies',
    '/company/llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-holdings',
  ]) {
    await page.goto(site.url + path);
    await expect(page.getByRole('main')).toContainText('Llanfairpwll');
    expect(await pageWidth(page), path).toBe(360);
  }
  await sheets.close();
});

test('pages show sample companies, can try again, and answer 503 for others, when the sheet was never read', async ({
  page,
  start,
  visit,
}) => {
  const sheets = await startFakeSheets();
  sheets.behaviour = { kind: 'status', status: 500 };
  const site = await start(sheets.env);
  const sample = `${site.url}/company/bryndale-pharma?source=poster`;
  await visit(sample);
  await expect(page.getByText('We couldn’t load the full company list')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  const retried = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Try again' }).click();
  expect((await retried).url()).toBe(sample);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  const company = await fetch(`${site.url}/company/acme--sons`);
  expect([company.status, company.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await company.text()).toContain('our list may be out of reach just now');
  await sheets.close();
});

test('staff see without script what of their sheet was not understood, and visitors see none of it', async ({
  browser,
  start,
}) => {
  const sheets = await startFakeSheets(staffSheet);
  const site = await start(sheets.env);
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/copy-export`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Last read\d+ \w+ at \d\d:\d\d (GMT|BST)Read next\d+ \w+ at/);
  await expect(main).toContainText('Rows that became companies4');
  await expect(main.getByRole('listitem').filter({ hasText: 'Row 5' })).toContainText(
    'Company name shows #REF!',
  );
  await expect(main.getByText('Savings account is a percentage')).toBeVisible();
  await page.goto(`${site.url}/company/bolt`);
  await expect(main).not.toContainText(/#|£12\b|NaN/);
  await page.goto(`${site.url}/company/acme--sons`);
  await expect(main).toContainText('1 December 2126');
  await page.goto(`${site.url}/company/crane`);
  await expect(main).toContainText('Not announced yet');
  await sheets.close();
});
