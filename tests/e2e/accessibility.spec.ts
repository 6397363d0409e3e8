import type { Page } from '@playwright/test';
import { audit } from './axe';
import { expect, hydrated, test } from './fixtures';
import { openDashboard } from './sign-in';
import { publicPaths } from './site';
import { type State, states } from './states';
import { faultsInAllWays, setFontSize } from './ways-of-seeing';

async function faultsIn(page: Page, { path, reach }: State): Promise<Record<string, string[]>> {
  await page.goto(path);
  await hydrated(page);
  await reach?.(page);
  return faultsInAllWays(page);
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
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export', '/dashboard']) {
    if (path === '/dashboard') await openDashboard(page);
    else await page.goto(path);
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
});
