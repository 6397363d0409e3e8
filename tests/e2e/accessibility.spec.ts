import type { Page } from '@playwright/test';
import { audit } from './axe';
import type { ReleasesCopy } from './broken-area';
import { expect, hydrated, test } from './fixtures';
import { publicPaths } from './site';
import { type State, states } from './states';

/** The ways in which people see a page; each is set on the page as it stands, so that its state is kept. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'wide, light': (page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
  'wide, dark': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'forced colours': (page) => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' }),
  print: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' }),
  'text at 200%': async (page) => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await setFontSize(page, 32);
  },
  '320 pixels': async (page) => {
    await setFontSize(page, 16);
    await page.setViewportSize({ width: 320, height: 640 });
  },
};

/** Rules that say nothing there: the browser chooses forced colours (axe reads the page's own), paper has no targets. */
const meaningless: Record<string, string[]> = {
  'forced colours': ['color-contrast', 'color-contrast-enhanced'],
  print: ['target-size'],
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
  for (const [way, take] of Object.entries(ways)) {
    await take(page);
    const faults = await audit(page, meaningless[way]);
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

test('with text at 200% on a telephone no page is wider than the window', async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(page, 32);
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
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
