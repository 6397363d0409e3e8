import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './fixtures';
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

/** The file's sections by path: title and text. */
function sections(file: string): Map<string, { title: string; text: string }> {
  const found = file.matchAll(/={72}\n\d+ of 11: (.*)\n(\S+)\n-{72}\n\n([\s\S]*?)(?=\n\n={72}|\n$)/g);
  return new Map(
    [...found].map(([, title = '', address = '', text = '']) => [new URL(address).pathname, { title, text }]),
  );
}

/** Words without regard to how lines are broken. */
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

test('exports the eleven pages with their titles, addresses and the text that they show', async ({
  page,
  visit,
}) => {
  test.setTimeout(180_000);
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/beacon')) visits.push(request.postData() ?? '');
  });
  const download = await exportAll(page);
  expect(visits, 'the pages that it reads are no visits').toEqual([]);
  expect(download.suggestedFilename()).toMatch(/^sharemore-site-text-\d{4}-\d\d-\d\d\.txt$/);
  const exported = sections(await textOf(download));
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
    const all = words(text).toLowerCase();
    const missing = shown.map((each) => words(each).toLowerCase()).filter((each) => !all.includes(each));
    expect(missing, `visible on ${path} and not in the export`).toEqual([]);
  }
  // Closed answers are words of the page too; what is meant for nobody's eyes is not.
  const faq = exported.get('/faq')?.text ?? '';
  await page.goto('/faq');
  const answer = await page.locator('main details:not([open]) p').last().textContent();
  expect(words(faq)).toContain(words(answer ?? 'no answer'));
  expect(exported.get('/companies')?.text).not.toContain('More filters');
  expect(await textOf(download)).not.toMatch(/Logging in needs JavaScript|Skip to main content/);
});

test('exports the login page to who is signed in and what stands in fields, and notes at its place a page that fails', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDashboard(page);
  await page.route('**/how-it-works', async (route) => {
    await route.fulfill({ response: await route.fetch(), status: 500 });
  });
  await page.route('**/employers', (route) => route.abort());
  const exported = sections(await textOf(await exportAll(page)));
  expect([...exported.keys()]).toEqual(pages);
  expect(exported.get('/how-it-works')?.text).toBe('[This page could not be read: the server answered 500.]');
  expect(exported.get('/employers')?.text).toMatch(/^\[This page could not be read: .*\]$/);
  expect(exported.get('/privacy')?.text).toContain('15 July 2025');
  await expect(page.getByText('9 of 11 pages were read')).toBeVisible();
  expect(exported.get('/login')?.text).toContain('Welcome Back');
  await page.goto('/');
  const values = await page
    .locator('#what-if input:not([type])')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(values.length).toBeGreaterThan(1);
  const home = words(exported.get('/')?.text ?? '');
  expect(values.filter((value) => !new RegExp(`(£ ?|\\s)${value}\\b`).test(home))).toEqual([]);
});

test('tells which page it reads, can be cancelled, and keeps the focus of who works by keyboard', async ({
  page,
  visit,
}) => {
  await visit('/copy-export');
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const all = page.getByRole('button', { name: 'Download all site text' });
  await all.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const reading = page.getByRole('progressbar', { name: 'Reading page 2 of 11: What is Sharesave?' });
  await expect(reading).toHaveAttribute('value', '1', { timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Export cancelled')).toBeVisible();
  await expect(all).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(downloads).toBe(0);
});

test('downloads the text of the page itself, and gives the keyboard back', async ({ page, visit }) => {
  await visit('/copy-export');
  const download = page.waitForEvent('download');
  const own = page.getByRole('button', { name: "Download this page's text" });
  await own.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sharemore-copy-export-text-\d{4}-\d\d-\d\d\.txt$/);
  const text = await textOf(file);
  expect(text).toContain('Text export | ShareMore');
  expect(text).toContain('Download all site text');
  await expect(page.getByText('The page was read.')).toBeVisible();
  await expect(own).toBeFocused();
});

test('is not linked', async ({ page, request }) => {
  for (const path of pages) {
    expect(await (await request.get(path)).text(), path).not.toContain('href="/copy-export"');
  }
  await page.goto('/copy-export');
  await expect(page.getByRole('link', { name: /export/i })).toHaveCount(0);
});
