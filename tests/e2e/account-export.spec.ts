import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';
import { openDashboard } from './sign-in';

const pages = [
  '/',
  '/what-is-sharesave',
  '/how-it-works',
  '/companies',
  '/join-sharemore',
  '/employers',
  '/faq',
  '/about',
  '/news',
  '/privacy',
  '/login',
];

async function exportAll(page: Page): Promise<Download> {
  await page.goto('/copy-export');
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Download all site text' }).click();
  return download;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Parses the exported file. @returns its sections by path */
function sections(file: string): Map<string, { title: string; text: string }> {
  const found = file.matchAll(/={72}\n\d+ of 11: (.*)\n(\S+)\n-{72}\n\n([\s\S]*?)(?=\n\n={72}|\n$)/g);
  return new Map(
    [...found].map(([, title = '', address = '', text = '']) => [new URL(address).pathname, { title, text }]),
  );
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the export holds the eleven pages with their titles, addresses and visible text', async ({
  page,
  visit,
}) => {
  test.setTimeout(180_000);
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/beacon')) beacons.push(request.postData() ?? '');
  });
  const download = await exportAll(page);
  expect(beacons, 'reading pages counts no visits').toEqual([]);
  expect(download.suggestedFilename()).toMatch(/^sharemore-site-text-\d{4}-\d\d-\d\d\.txt$/);
  const file = await textOf(download);
  expect(file).toMatch(/^Exported \d{4}-\d\d-\d\d, 11 pages, all read$/m);
  const exported = sections(file);
  expect([...exported.keys()]).toEqual(pages);
  await expect(page.getByRole('status').filter({ hasText: 'All 11 pages were read.' })).toBeVisible();

  for (const [path, { title, text }] of exported) {
    await visit(path);
    expect(title).toBe(await page.title());
    const shown = await page
      .locator('main')
      .locator('h1, h2, h3, p, li:not(:has(form)), summary')
      .filter({ visible: true })
      .allInnerTexts();
    expect(shown.length).toBeGreaterThan(3);
    const all = collapseSpaces(text).toLowerCase();
    const missing = shown
      .map((each) => collapseSpaces(each).toLowerCase())
      .filter((each) => !all.includes(each));
    expect(missing, `visible on ${path} and not in the export`).toEqual([]);
  }
  // The export includes closed answers, and leaves out text that no visitor sees.
  const faq = exported.get('/faq')?.text ?? '';
  await page.goto('/faq');
  const answer = await page.locator('main details:not([open]) p').last().textContent();
  expect(collapseSpaces(faq)).toContain(collapseSpaces(answer ?? 'no answer'));
  expect(collapseSpaces(exported.get('/')?.text ?? '')).toContain('With ShareMore £360 £450 +£90');
  expect(exported.get('/companies')?.text).not.toContain('More filters');
  expect(file).not.toMatch(/Logging in needs JavaScript|Skip to main content/);
});

test('the export holds the login page of signed-in customers, field values, and a note for each failed page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDashboard(page);
  await page.route('**/how-it-works', async (route) => {
    await route.fulfill({ response: await route.fetch(), status: 500 });
  });
  await page.route('**/employers', (route) => route.abort());
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('type="password"', '$& value="filled in by the browser"');
    await route.fulfill({ response, body });
  });
  const file = await textOf(await exportAll(page));
  expect(file).toContain(', 11 pages, 2 could not be read\n');
  const exported = sections(file);
  expect([...exported.keys()]).toEqual(pages);
  expect(exported.get('/how-it-works')?.text).toBe('[This page could not be read: the server answered 500.]');
  expect(exported.get('/employers')?.text).toMatch(/^\[This page could not be read: .*\]$/);
  expect(exported.get('/privacy')?.text).toContain('15 July 2025');
  await expect(page.getByText('9 of 11 pages were read')).toBeVisible();
  expect(exported.get('/login')?.text).toContain('Welcome Back');
  expect(exported.get('/login')?.text).not.toContain('filled in by the browser');
  await page.goto('/');
  const values = await page
    .locator('#what-if input:not([type])')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(values.length).toBeGreaterThan(1);
  const home = collapseSpaces(exported.get('/')?.text ?? '');
  expect(values.filter((value) => !new RegExp(`(£ ?|\\s)${value}\\b`).test(home))).toEqual([]);
});

test('the export shows its progress, can be cancelled, and keeps the keyboard focus', async ({
  page,
  visit,
}) => {
  await visit('/copy-export');
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const release = await holdBack(page, '**/what-is-sharesave');
  const all = page.getByRole('button', { name: 'Download all site text' });
  await all.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const reading = page.getByRole('progressbar', { name: 'Reading page 2 of 11: What is Sharesave?' });
  await expect(reading).toHaveAttribute('value', '1', { timeout: 30_000 });
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText('Export cancelled')).toBeVisible();
  await expect(all).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(downloads).toBe(0);
});

test('the text of the export page itself can be downloaded, and the button keeps the focus', async ({
  page,
  visit,
}) => {
  await visit('/copy-export');
  const download = page.waitForEvent('download');
  const own = page.getByRole('button', { name: "Download this page's text" });
  await own.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sharemore-copy-export-text-\d{4}-\d\d-\d\d\.txt$/);
  const text = await textOf(file);
  expect(text).toContain(', 1 page, all read\n');
  expect(text).toContain('Text export | ShareMore');
  expect(text).toContain('Download all site text');
  await expect(page.getByText('The page was read.')).toBeVisible();
  await expect(own).toBeFocused();
});

test('no page links to the export', async ({ page, request }) => {
  for (const path of pages) {
    expect(await (await request.get(path)).text(), path).not.toContain('href="/copy-export"');
  }
  await page.goto('/copy-export');
  await expect(page.getByRole('link', { name: /export/i })).toHaveCount(0);
});
