import { test as base, type CDPSession, expect, type Locator, type Page, type Route } from '@playwright/test';
import { copyReleases, type ReleasesCopy } from '../release-folder';
import { type SharedSite, type Site, startSite } from './site';
import { translateHydrated } from './translator';

export interface TestOptions {
  /** Whether the browser translates each page as soon as it is hydrated. */
  isTranslated: boolean;
}

interface TestFixtures extends TestOptions {
  /** Opens a path or a whole address, and waits until the page is hydrated. */
  visit: (path: string) => Promise<void>;
  /** A session of the developer tools with the page. What they set stays with a page, so it is closed after the test. */
  devtools: CDPSession;
  /** Allows console errors that match. Any other console error fails the test. */
  expectErrors: (pattern: RegExp) => void;
  /** This test's own copy of the releases. */
  releases: ReleasesCopy;
  /** Starts a site for this test alone, and stops it after the test. */
  start: (env?: NodeJS.ProcessEnv) => Promise<Site>;
  /** Breaks this test's releases, then starts a site on them. @returns the site's URL */
  startBroken: (breakReleases: (releases: ReleasesCopy) => unknown) => Promise<string>;
}

interface SiteFixtures {
  /** One site for all tests of a run, with the bundled sample data (`site-setup.ts`). */
  site: SharedSite;
}

/** Playwright's test with a running site, without page fixtures. */
export const siteTest = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
  site: ({}, use) => use(JSON.parse(process.env.TEST_SITE ?? '')),
});

/** Playwright's test with a running site that relative addresses resolve to. */
export const test = siteTest.extend<TestFixtures>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await translateHydrated(context);
    await use(context);
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  visit: async ({ page, isTranslated }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
      if (isTranslated) await expect(page.locator('html')).toHaveClass(/translated/);
    });
  },
  devtools: async ({ page, context }, use) => {
    await use(await context.newCDPSession(page));
    await page.close();
  },
  expectErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      // Many tests make a request fail on purpose and assert what the page shows then.
      const expected = [/^Failed to load resource/];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use((pattern) => expected.push(pattern));
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
  releases: async ({}, use) => {
    const releases = copyReleases();
    await use(releases);
    releases.remove();
  },
  start: async ({ context }, use) => {
    const sites: Site[] = [];
    await use(async (env) => {
      const site = await startSite(env);
      sites.push(site);
      return site;
    });
    // A page that outlives its site logs errors about modules that it can no longer load.
    for (const page of context.pages()) await page.close();
    for (const site of sites) await site.stop();
  },
  startBroken: async ({ releases, start }, use) => {
    await use(async (breakReleases) => {
      await breakReleases(releases);
      return (await start({ RELEASES_DIR: releases.dir })).url;
    });
  },
});

/** The test runs on a translated page too: one whole journey for each form, filter, tab, calculator, finder and menu. */
export const translated = { tag: '@translated' };

/** Waits until the page is hydrated. `timeout` is in milliseconds. */
export async function hydrated(page: Page, timeout = 20_000): Promise<void> {
  // Looks in each frame, where an assertion would look once a second.
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { timeout });
}

/**
 * Waits for two idle periods: whatever was due in the page has run then. A second of waiting counts as one, because a
 * busy browser may not call itself idle within a test's time limit.
 */
export function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const once = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    return once().then(once);
  });
}

/** Clicks a link from script: without hover or focus before (no prefetch), and also inside a closed menu. */
export function clickByScript(link: Locator): Promise<void> {
  return link.first().evaluate((element) => (element as HTMLAnchorElement).click());
}

/** Navigates to a path as the browser's forward button does. */
export async function goForwardTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => history.pushState(null, '', target), path);
  await page.goBack();
  await page.goForward();
}

/** Marks the open document. @returns a function that tells whether that document is still open */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Holds matching requests. @returns a function that releases them to `answer` */
export async function holdBack(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Makes the companies endpoint answer 503 to the browser. */
export function failCompanies(page: Page) {
  return page.route('**/api/google-sheets', (route) => route.fulfill({ status: 503, body: 'down' }));
}

/** The lower edge of an element in CSS pixels from the window's top. */
export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** The width of the page's content in CSS pixels, which is the window's unless something overflows. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

export { expect };
