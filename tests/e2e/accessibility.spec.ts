import { audit } from './axe';
import { expect, pageWidth, test } from './fixtures';
import { openDashboard } from './sign-in';
import { publicPaths } from './site';
import { states } from './states';
import { faultsInAllModes, setFontSize } from './viewing-modes';

test('the audit finds a fault, and measures contrasts that axe cannot decide', async ({ page, visit }) => {
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

/** Returns the words of up to twelve letters that are broken across two lines. Runs in the page. */
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

test('with text at 200% on a phone, no page overflows and no common word is broken', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(page, 32);
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export', '/dashboard']) {
    if (path === '/dashboard') await openDashboard(page);
    else await page.goto(path);
    expect(await pageWidth(page), path).toBe(360);
    expect(await page.evaluate(brokenWords), path).toEqual([]);
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(logo?.y, path).toBeGreaterThanOrEqual(8);
  }
});

test.describe('axe finds no fault and leaves nothing undecided', () => {
  for (const { name, path, reach, viewport } of states) {
    test(name, async ({ page, visit, expectErrors }) => {
      expectErrors(/^404: no page at/);
      test.slow();
      if (viewport) await page.setViewportSize(viewport);
      await visit(path);
      await reach?.(page);
      expect(await faultsInAllModes(page)).toEqual({});
    });
  }
});
