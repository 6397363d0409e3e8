import type { Browser, Page } from '@playwright/test';
import { startSite } from '../e2e/site';
import type { Figure } from './figures';
import { measureNavigation } from './navigation';
import { openBrowser, withPhone } from './phone';

/** What a visitor does first on a page that has not hydrated, and what must have come of it. */
interface Touch {
  name: string;
  path: string;
  /** What has to be done on the site before. */
  prepare?: (page: Page, url: string) => Promise<void>;
  touch: (page: Page) => Promise<void>;
  outcome: (page: Page) => Promise<unknown>;
}

const touches: Touch[] = [
  {
    name: 'accordion',
    path: '/faq',
    touch: (page) => page.locator('main summary').first().tap(),
    outcome: (page) => page.locator('main details[open]').first().waitFor(),
  },
  {
    name: 'menu',
    path: '/',
    touch: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    outcome: (page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor(),
  },
  typing('finder', '/', 'input[name="q"]', 'esc'),
  typing('search', '/companies', 'input[type="search"]', 'an'),
  typing('calculator', '/how-it-works', 'input[name="monthly"]', '50'),
  {
    name: 'filter',
    path: '/companies',
    async touch(page) {
      await page.getByText('More filters').tap();
      await page.locator('select[name="size"]').selectOption({ index: 2 });
    },
    outcome: (page) =>
      page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('[name=size]')?.selectedIndex === 2,
      ),
  },
  {
    // Not there before the page knows who is signed in: touched as soon as it is.
    name: 'tab',
    path: '/dashboard',
    async prepare(page, url) {
      await page.goto(`${url}/login`);
      await page.getByLabel('Email address').fill('demo@sharemore.example');
      await page.getByLabel('Password').fill('ShareMore-demo-27');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.waitForURL('**/dashboard');
    },
    touch: (page) => page.getByRole('tab').last().tap(),
    outcome: (page) => page.locator('[role="tab"][aria-selected="true"]').last().waitFor(),
  },
];

/**
 * A first tap or key on a page that has not hydrated, to the next paint; and a client navigation from the click to
 * the new heading. On a processor four times slower.
 */
export async function* measureFirstTouch(rounds: number): AsyncGenerator<Figure> {
  const site = await startSite({ LOG_LEVEL: 'warn' });
  try {
    yield* measureTouches(site.url, rounds);
    yield* measureNavigation(site.url, rounds);
  } finally {
    await site.stop();
  }
}

async function* measureTouches(url: string, rounds: number): AsyncGenerator<Figure> {
  const browser = await openBrowser();
  try {
    for (const each of touches) {
      const values: number[] = [];
      for (let round = 0; round < rounds; round += 1) values.push(await firstTouch(browser, url, each));
      yield { name: `first touch: ${each.name} (${each.path})`, unit: 'ms', values, goal: 100 };
    }
  } finally {
    await browser.close();
  }
}

/** Touches what is painted while the script is on its way. @throws when something that the visitor did is lost. */
function firstTouch(
  browser: Browser,
  url: string,
  { path, prepare, touch, outcome }: Touch,
): Promise<number> {
  return withPhone(browser, { roundTripMs: 150 }, async (page) => {
    await prepare?.(page, url);
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench.firstPaint > 0);
    await touch(page);
    await outcome(page);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.locator('[data-waits]').waitFor({ state: 'detached' });
    await outcome(page);
    await page.waitForFunction(() => window.bench.inputs.length > 0);
    return page.evaluate(() => Math.max(...window.bench.inputs));
  });
}

/** Types over what stands in a field, as fast as people do. */
function typing(name: string, path: string, selector: string, text: string): Touch {
  return {
    name,
    path,
    async touch(page) {
      await page.locator(selector).first().tap();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text, { delay: 60 });
    },
    outcome: (page) =>
      page.waitForFunction(
        ([css, wanted]) => document.querySelector<HTMLInputElement>(css ?? '')?.value === wanted,
        [selector, text],
      ),
  };
}
