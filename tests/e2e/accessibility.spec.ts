import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { audit } from './axe';
import type { ReleasesCopy } from './broken-area';
import { expect, hydrated, test } from './fixtures';
import { publicPaths } from './site';
import { type State, states } from './states';

/** A way in which people see a page, set on the page as it stands, so that its state is kept. */
interface Way {
  take: (page: Page) => Promise<void>;
  /** What axe is asked there; without it nothing, where no rule can say more than the ways before. */
  rules?: RunOptions;
}

const ways: Record<string, Way> = {
  'wide, light': {
    take: (page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
    rules: {},
  },
  'wide, dark': {
    take: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    rules: { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
  },
  // The browser chooses the colours, and axe reads the page's own.
  'forced colours': { take: (page) => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' }) },
  print: {
    take: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' }),
    // Paper has no targets.
    rules: { rules: { 'target-size': { enabled: false } } },
  },
  'text at 200%': {
    async take(page) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await setFontSize(page, 32);
    },
    rules: { runOnly: ['scrollable-region-focusable', 'target-size'] },
  },
  '320 pixels': {
    async take(page) {
      await setFontSize(page, 16);
      await page.setViewportSize({ width: 320, height: 640 });
    },
    rules: {},
  },
};

/** The browser's own setting, which media queries follow as well. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

async function faultsIn(page: Page, { path, reach }: State): Promise<Record<string, string[]>> {
  await page.goto(path);
  await hydrated(page);
  await reach?.(page);
  return faultsAsItIs(page);
}

async function faultsAsItIs(page: Page): Promise<Record<string, string[]>> {
  const table: Record<string, string[]> = {};
  for (const [way, { take, rules }] of Object.entries(ways)) {
    await take(page);
    const faults = rules ? await audit(page, rules) : [];
    if (way !== 'print') faults.push(...(await overTheEdge(page)));
    if (faults.length > 0) table[way] = faults;
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await overTheEdge(page);
    if (faults.length > 0) table[`${width} pixels`] = faults;
  }
  return table;
}

async function overTheEdge(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`the page is ${over} pixels wider than the window`] : [];
}

test('the audit sees a fault, and measures what axe leaves open', async ({ page, visit }) => {
  await visit('/privacy');
  await page.evaluate(() => {
    const text = document.querySelector('main h1') as HTMLElement;
    text.style.color = '#5a8a80';
    text.style.background = 'linear-gradient(#eef4ef, #d0e0d8)';
    document.querySelector('main')?.append(document.createElement('img'));
  });
  const faults = (await audit(page)).join();
  expect(faults).toContain('image-alt');
  expect(faults).toMatch(/undecided: color-contrast.*<h1/);
});

/** The words of up to twelve letters in texts, headings and buttons that stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (
      !text.parentElement?.matches(
        'main :is(h1, h2, h3, p, li, a, button, label, [role=rowheader]):not([hidden] *)',
      )
    )
      continue;
    if (text.textContent?.includes('@')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (word.length <= 12 && range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

test('with text at 200% on a telephone no page is wider than the window, and no usual word is broken', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(page, 32);
  const dashboard = states.find(({ name }) => name === 'dashboard: the plan') as State;
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export', dashboard.path]) {
    await page.goto(path);
    if (path === dashboard.path) await dashboard.reach?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    expect(await page.evaluate(brokenWords), path).toEqual([]);
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(logo?.y, path).toBeGreaterThanOrEqual(8);
  }
});

test.describe('no fault that axe can find, and nothing that it leaves open', () => {
  for (const state of states) {
    test(state.name, async ({ page, expectErrors }) => {
      expectErrors(/^404: no page at/);
      test.slow();
      expect(await faultsIn(page, state)).toEqual({});
    });
  }

  test('a small menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const menu = states.find(({ name }) => name.startsWith('menus'));
    expect(await faultsIn(page, menu as State)).toEqual({});
  });

  const broken: Record<string, { fault: Parameters<ReleasesCopy['sabotage']>; path: string; shows: string }> =
    {
      'an area that is unavailable': {
        fault: ['mf-news', 'news-page', 'Component', 'throw new Error("out of order")'],
        path: '/news',
        shows: 'This part is unavailable',
      },
      'a slot that failed': {
        fault: ['mf-companies', 'slots', 'EmployerFinder', 'throw new Error("out of order")'],
        path: '/',
        shows: 'Invest in your future',
      },
    };
  for (const [name, { fault, path, shows }] of Object.entries(broken)) {
    test(name, async ({ page, releases, start }) => {
      test.slow();
      releases.sabotage(...fault);
      const site = await start({ RELEASES_DIR: releases.dir });
      await page.goto(site.url + path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      expect(await faultsAsItIs(page)).toEqual({});
    });
  }
});
