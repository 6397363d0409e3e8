import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test, translated } from './fixtures';
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

test('the export holds the eleven pages with their titles and visible text, and a note for each failed page', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/beacon')) beacons.push(request.postData() ?? '');
  });
  // A signed-in customer's login page is exported too.
  await openDashboard(page);
  beacons.length = 0;
  await page.route('**/how-it-works', async (route) => {
    await route.fulfill({ response: await route.fetch(), status: 500 });
  });
  await page.route('**/employers', (route) => route.abort());
  const download = await exportAll(page);
  expect(beacons.join(), 'reading pages counts no visits').not.toContain('LCP');
  expect(download.suggestedFilename()).toMatch(/^sharemore-site-text-\d{4}-\d\d-\d\d\.txt$/);
  const file = await textOf(download);
  expect(file).toMatch(/^Exported \d{4}-\d\d-\d\d, 11 pages, 2 could not be read$/m);
  const exported = sections(file);
  expect([...exported.keys()]).toEqual(pages);
  await expect(page.getByText(/^These couldn’t be read, and the file .*How it Works/)).toBeVisible();
  expect(exported.get('/how-it-works')?.text).toBe('[This page could not be read: the server answered 500.]');
  expect(exported.get('/employers')?.text).toMatch(/^\[This page could not be read: .*\]$/);
  expect(exported.get('/login')?.text).toContain('Welcome Back');

  for (const path of ['/', '/faq', '/companies']) {
    await visit(path);
    const { title, text = '' } = exported.get(path) ?? {};
    expect(title).toBe(await page.title());
    const shown = await page
      .locator('main')
      .locator('h1, h2, h3, p, li:not(:has(form)), summary')
      .filter({ visible: true })
      .allInnerTexts();
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

test(
  'the text of the export page itself can be downloaded, and the button keeps the focus',
  translated,
  async ({ page, visit }) => {
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
    await expect(page.getByText('Everything was read.')).toBeVisible();
    await expect(own).toBeFocused();
  },
);

test('no page links to the export', async ({ page, request }) => {
  for (const path of pages) {
    expect(await (await request.get(path)).text(), path).not.toContain('href="/copy-export"');
  }
  await page.goto('/copy-export');
  await expect(page.getByRole('link', { name: /export/i })).toHaveCount(0);
});
