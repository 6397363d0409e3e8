import type { Page } from '@playwright/test';
import { browserFlags, findBrowser } from './browser';
import { expect, holdBack, test } from './fixtures';
import { pathOfEachKind } from './site';

const viewports = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** Returns the top edge of each element at each viewport, with a name. */
async function positions(page: Page) {
  const all: { name: string; top: number; isInView: boolean }[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const found = await page.locator('h1, h2, h3, p, a, svg, section').evaluateAll((elements) =>
      elements.map((element) => {
        const { top } = element.getBoundingClientRect();
        const name = `${innerWidth} px: ${element.tagName} ${element.textContent?.slice(0, 30)}`;
        return { name, top, isInView: top < innerHeight };
      }),
    );
    all.push(...found);
  }
  return all;
}

// In one worker: Chromium's shell without windows does not find the fallback fonts by their names.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: { executablePath: findBrowser(), args: browserFlags } });

// Less than half a line: a larger shift means that the text above breaks into another number of lines. A few other
// words mend that.
const MAX_SHIFT_PX = 12;
const NO_FALLBACK = 'neither Arial nor Liberation Sans is installed';

// The fallback fonts are fitted to Arial; Liberation Sans has the same metrics.
test('nothing in view moves up or down when the fonts arrive', async ({ page, site }, info) => {
  test.slow();
  // A drawing that arrives moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.js', (route) => route.abort());
  const paths = await pathOfEachKind(site);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await positions(page);
    const hasFallback = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Fallback') && status === 'loaded'),
    );
    if (!hasFallback)
      console.warn(`NOT SHOWN: ${NO_FALLBACK}, so what moves when the fonts arrive was not seen`);
    info.skip(!hasFallback, NO_FALLBACK);
    release();
    await page.waitForFunction(() =>
      [...document.fonts].every(({ family, status }) => family.includes('Fallback') || status === 'loaded'),
    );
    const after = await positions(page);
    const moved = before.filter(
      ({ top, isInView }, index) => isInView && Math.abs(top - (after[index]?.top ?? 0)) > MAX_SHIFT_PX,
    );
    expect(moved, path).toEqual([]);
    await page.unroute('**/*.woff2');
  }
});

test('a title on a phone stays in its place when the drawing after it arrives', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/*.js', (route) => route.abort());
  const title = page.getByRole('heading', { level: 1 });
  for (const path of ['/', '/news', '/watch', '/how-it-works', '/about']) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const [start] = (await response.text()).split('</h1>');
      await route.fulfill({ response, body: `${start}</h1>` });
    });
    await page.goto(path);
    const first = await title.boundingBox();
    await page.unroute(`**${path}`);
    await page.goto(path);
    expect(await title.boundingBox(), path).toEqual(first);
  }
});

test('a page is painted before the style of the calculator, which comes further down, is there', async ({
  page,
}) => {
  const release = await holdBack(page, '**/what-if.css');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Your gain or loss' })).toBeVisible();
});
