import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { copyReleases, type ReleasesCopy } from './broken-area';
import { type Site, startSite } from './site';

interface TestFixtures {
  /** Opens a path and waits until the page is hydrated. */
  visit: (path: string) => Promise<void>;
  /** Lets the pages of this test report errors that match; any other fails the test by itself. */
  expectErrors: (pattern: RegExp) => void;
  /** A copy of the releases for this test alone. */
  releases: ReleasesCopy;
  /** Starts a site of this test's own, which ends with it. */
  start: (env?: NodeJS.ProcessEnv) => Promise<Site>;
}

interface WorkerFixtures {
  /** One site for all tests of a worker, on the bundled sample data. */
  site: Site;
}

/** Playwright's test with a running site, and no browser yet. */
export const siteTest = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Playwright's test with a running site: `page.goto('/…')` goes there. */
export const test = siteTest.extend<TestFixtures>({
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
  expectErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      // A request that fails is what many tests are about; what it does to the page is what they look at.
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
    // A page that outlives its site could not have its modules any more, and would say so.
    for (const page of context.pages()) await page.close();
    for (const site of sites) await site.stop();
  },
});

/** Waits until the browser has taken over the page that the server sent. */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./, { timeout });
}

/** Follows a link as a program does: no pointer and no focus comes to it before, and it may stand in a closed menu. */
export function followUnseen(link: Locator): Promise<void> {
  return link.first().evaluate((element) => (element as HTMLAnchorElement).click());
}

/** Marks the document that is open. @returns what tells whether it still is. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Holds requests back until the test calls what this returns; `answer` says how they go on then. */
export async function holdBack(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await answer(route);
  });
  return release;
}

export { expect };
