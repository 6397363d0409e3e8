import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';
import { publicPaths } from './site';

/** Where everything stands, with its name. */
function places(page: Page): Promise<{ name: string; top: number }[]> {
  return page.locator('h1, h2, h3, p, a, svg, section').evaluateAll((elements) =>
    elements.map((element) => ({
      name: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
      top: element.getBoundingClientRect().top,
    })),
  );
}

// Less than half a line: what moves by more has another number of lines above it.
const MOST_PX = 12;
const NO_FALLBACK = 'neither Arial nor Liberation Sans is installed';

for (const viewport of [
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  // The fallbacks are fitted to Arial, which Liberation Sans stands in for.
  test(`nothing in view moves up or down when the fonts arrive at ${viewport.width} px`, async ({
    page,
    site,
  }, info) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.route('**/*.js', (route) => route.abort());
    // Articles aside: how a headline that somebody writes next week breaks, no pair of fonts can promise.
    const paths = (await publicPaths(site)).filter((path) => !path.startsWith('/news/'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const early = await places(page);
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
      const late = await places(page);
      const moved = early.filter(
        ({ top }, index) => top < viewport.height && Math.abs(top - (late[index]?.top ?? 0)) > MOST_PX,
      );
      expect(moved, path).toEqual([]);
      await page.unroute('**/*.woff2');
    }
  });
}
