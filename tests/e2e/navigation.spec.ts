import type { Page } from '@playwright/test';
import { expect, followUnseen, holdBack, hydrated, test } from './fixtures';

/** What the page asks the server for from now on, each address once; without what a page shows without: its drawings. */
function watchRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/favicon|^\/api\/|\.svg$/.test(pathname)) asked.add(pathname);
  });
  return asked;
}

const newsLink = (page: Page) => page.getByRole('contentinfo').locator('a[href="/news"]').first();

const kinds = (asked: Set<string>) => [
  ...new Set([...asked].map((path) => (path.startsWith('/r/') ? path.split('.').at(-1) : 'data'))),
];

test('a link that is about to be followed brings its whole page: the click asks for nothing', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  const link = newsLink(page);
  const data = page.waitForResponse('**/news/articles.json');
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...asked]).toEqual([]);
});

test('a link that is about to be followed has its page asked for before the tab asks for its release', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const data = page.waitForRequest('**/news/articles.json');
  const release = page.waitForRequest('**/api/release');
  await newsLink(page).hover();
  await Promise.all([data, release]);
  const before = asked.slice(0, asked.indexOf('/api/release')).map((path) => path.split('/').at(-1));
  expect(before).toEqual(expect.arrayContaining(['news-page.js', 'news-page.css', 'articles.json']));
});

test('a page whose styles are still on their way when its link is followed is shown with them', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  const release = await holdBack(page, '**/news-page.css');
  const link = newsLink(page);
  const data = page.waitForResponse('**/news/articles.json');
  await link.hover();
  await data;
  await expect(page.locator('link[rel=stylesheet][href$="/news-page.css"]')).toBeAttached();
  await link.click();
  // All that the page could be shown by is done when the browser has nothing to do, twice over.
  for (const _ of [1, 2]) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('where data is saved nothing comes before the click', async ({ page, visit }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit('/faq');
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  const link = newsLink(page);
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([]);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const [what, from, link] of [
  ['a page of another area', '/faq', 'a[href="/news"]'],
  ['another page of the area', '/news', 'article a'],
] as const) {
  test(`${what} has its modules, styles and data asked for at once`, async ({ page }) => {
    // With it the shell knows what the other pages of the release are made of.
    const map = page.waitForResponse('**/areas/*.json');
    await page.goto(from);
    await hydrated(page);
    await map;
    const pattern = /\/r\/mf-news\/|\/news\//;
    const asked = watchRequests(page);
    const release = await holdBack(page, pattern);
    const heading = page.getByRole('heading', { level: 1 });
    const old = await heading.innerText();
    await followUnseen(page.locator(link));
    await expect.poll(() => kinds(asked).sort()).toEqual(['css', 'data', 'js']);
    const atOnce = [...asked];
    release();
    await expect(heading).not.toHaveText(old);
    expect([...asked]).toEqual(atOnce);
  });
}

test('what other pages are made of is asked for with the modules of the shell, however busy the browser is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const release = await holdBack(page, /\/r\/shell\/.*(?<!start)\.js$/);
  const map = page.waitForResponse('**/areas/*.json');
  await page.goto('/faq');
  // The first input starts the shell.
  await page.mouse.move(1, 1);
  await map;
  release();
  await hydrated(page);
});

test('whoever goes back while React takes the page over gets the page of that address', async ({
  page,
  visit,
}) => {
  await visit('/companies');
  await page.getByLabel('Sort by').selectOption('Name, Z to A');
  await expect(page).toHaveURL('/companies?sort=name-desc');
  const letPageCome = await holdBack(page, /\/companies$/);
  const isDone = new Promise<void>((resolve) => page.exposeFunction('isDone', resolve));
  await page.addInitScript(() => {
    if (!location.search) return;
    const listen = window.addEventListener.bind(window);
    let listeners = 0;
    window.addEventListener = (...given: Parameters<typeof listen>) => {
      listen(...given);
      // The start script's is the first, the router's the second.
      if (given[0] === 'popstate' && ++listeners === 2) history.back();
    };
    // What the page that is left would still do is done when the browser has nothing to do, twice over.
    listen('popstate', () =>
      requestIdleCallback(() =>
        requestIdleCallback(() => (window as unknown as { isDone(): void }).isDone()),
      ),
    );
  });
  await page.reload({ waitUntil: 'commit' });
  await isDone;
  letPageCome();
  await expect(page.getByLabel('Sort by')).toHaveValue('name-asc');
  await hydrated(page);
  await expect(page).toHaveURL('/companies');
});
