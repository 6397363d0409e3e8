import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { audit } from './axe';

/** A way in which people see a page, set on the page as it stands, so that its state is kept. */
interface Way {
  take: (page: Page) => Promise<void>;
  /** What axe is asked there; without it nothing, where no rule can say more than the ways before. */
  rules?: RunOptions;
}

const colours: RunOptions = { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] };

const ways: Record<string, Way> = {
  'wide, light': {
    take: (page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
    rules: {},
  },
  'wide, dark': {
    take: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    rules: colours,
  },
  // The browser chooses the colours, and axe reads the page's own.
  'forced colours': { take: (page) => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' }) },
  print: {
    take: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' }),
    // Nobody reads paper by its structure, or presses it.
    rules: colours,
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
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** What is wrong with the page as it stands, by the way of seeing it. */
export async function faultsInAllWays(page: Page): Promise<Record<string, string[]>> {
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
