import { audit } from './axe';
import { expect, pageWidth, test } from './fixtures';
import { openDashboard } from './sign-in';
import { publicPaths } from './site';
import { states } from './states';
import { brokenWords, faultsInAllModes, setFontSize } from './viewing-modes';

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

test('with text at 200% on a phone, no page overflows and no common word is broken', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(page, 32);
  const texts = page.locator('main :is(h1, h2, h3, p, li, a, button, label, [role=rowheader])');
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export', '/dashboard']) {
    if (path === '/dashboard') await openDashboard(page);
    else await page.goto(path);
    expect(await pageWidth(page), path).toBe(360);
    const broken = await brokenWords(texts);
    expect(
      broken.filter(({ length }) => length <= 12),
      path,
    ).toEqual([]);
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
