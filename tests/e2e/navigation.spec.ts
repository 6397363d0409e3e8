import type { Page, Request } from '@playwright/test';
import { forceLive, forgeBuild, recoding } from '../drills/forged-builds';
import { clickByScript, expect, holdBack, hydrated, idle, test } from './fixtures';

/** Collects the paths that the page requests from now on, except drawings, which a page can show without. */
function watchRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/favicon|^\/api\/|\.svg$/.test(pathname)) asked.add(pathname);
  });
  return asked;
}

const newsLink = (page: Page) => page.getByRole('contentinfo').locator('a[href="/news"]').first();

const kinds = (asked: Set<string>) => [...new Set([...asked].map((path) => path.split('.').at(-1)))];

test('hovering a link prefetches its whole page, so that the click requests nothing', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  const link = newsLink(page);
  const script = page.waitForResponse('**/news-page.js');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  await link.hover();
  await script;
  await expect.poll(() => pending.size).toBe(0);
  const asked = watchRequests(page);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...asked]).toEqual([]);
});

test('hovering a link requests its page before it asks for the live release', async ({ page, visit }) => {
  const map = page.waitForResponse('**/areas/*.json');
  await visit('/faq');
  await map;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const script = page.waitForRequest('**/news-page.js');
  const release = page.waitForRequest('**/api/release');
  await newsLink(page).hover();
  await Promise.all([script, release]);
  const before = asked.slice(0, asked.indexOf('/api/release')).map((path) => path.split('/').at(-1));
  expect(before).toEqual(expect.arrayContaining(['news-page.js', 'news-page.css']));
});

test('a page is not shown before its styles have loaded', async ({ page, visit }) => {
  await visit('/faq');
  const release = await holdBack(page, '**/news-page.css');
  const link = newsLink(page);
  await link.hover();
  await expect(page.locator('link[rel=stylesheet][href$="/news-page.css"]')).toBeAttached();
  await link.click();
  await idle(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('nothing is prefetched when the visitor prefers less data', async ({ page, visit }) => {
  // Chromium has the media query behind a flag only, and says it here.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('reduced-data') ? 'all' : query);
  });
  await visit('/faq');
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  const link = newsLink(page);
  await link.hover();
  await link.focus();
  await idle(page);
  expect([...asked]).toEqual([]);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const [what, from, link, files] of [
  ['a page of another area', '/faq', 'a[href="/news"]', ['css', 'js']],
  ['another page of the area', '/news', 'article a', ['js']],
] as const) {
  test(`${what} has its files requested at once`, async ({ page, visit }) => {
    // The map tells the shell which files the other pages of the release need.
    const map = page.waitForResponse('**/areas/*.json');
    await visit(from);
    await map;
    const asked = watchRequests(page);
    const release = await holdBack(page, /\/r\/mf-news\//);
    const heading = page.getByRole('heading', { level: 1 });
    const old = await heading.innerText();
    await clickByScript(page.locator(link));
    await expect.poll(() => kinds(asked).sort()).toEqual(files);
    await idle(page);
    const atOnce = [...asked];
    release();
    await expect(heading).not.toHaveText(old);
    expect([...asked]).toEqual(atOnce);
  });
}

test('the map of other pages’ files is requested with the shell’s modules, however busy the browser is', async ({
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

test('going back during hydration shows the page of that address', async ({ page, visit }) => {
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
      // The start script adds the first listener, the router the second.
      if (given[0] === 'popstate' && ++listeners === 2) history.back();
    };
    // After two idle periods, the page that was left has finished its work.
    const soon = { timeout: 1000 };
    listen('popstate', () =>
      requestIdleCallback(
        () => requestIdleCallback(() => (window as unknown as { isDone(): void }).isDone(), soon),
        soon,
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

test('an error of an area as its page is left does not reach the next area’s page', async ({
  page,
  visit,
  startBroken,
  expectErrors,
}) => {
  expectErrors(/sabotage/);
  const broken = recoding('client/assets/news-page.js', (code) =>
    code.replace(
      /(\w+)\([`"]react\/jsx-runtime[`"]\)(.*)export\{(\w+) as Component/s,
      '$1("react/jsx-runtime")$2function Broken(props){$1("react").useEffect(()=>()=>{throw new Error("sabotage")},[]);return $1("react/jsx-runtime").jsx($3,props)}export{Broken as Component',
    ),
  );
  const url = await startBroken(({ dir }) => forceLive(dir, forgeBuild('mf-news', 'broken1', broken)));
  await visit(`${url}/news`);
  const loaded = page.waitForEvent('load');
  await clickByScript(page.locator('a[href="/companies"]'));
  await loaded;
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/find your employer/i);
});
