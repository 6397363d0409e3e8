import { audit } from './axe';
import { expect, test } from './fixtures';
import { openDashboard } from './sign-in';
import { pathOfEachKind } from './site';
import { pages, states } from './states';
import { brokenByLargeText, faultsOfPage, faultsOfState, setFontSize } from './viewing-modes';

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
  // Before a page opens, as on a visitor's phone.
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(page, 32);
  for (const path of [...(await pathOfEachKind(site)), '/login', '/copy-export', '/dashboard']) {
    if (path === '/dashboard') await openDashboard(page);
    else await page.goto(path);
    expect(await brokenByLargeText(page), path).toEqual([]);
  }
});

test.describe('axe finds no fault and leaves nothing undecided', () => {
  for (const { name, path, reach } of pages) {
    test(name, async ({ page, visit, expectErrors }) => {
      expectErrors(/^404: no page at/);
      test.slow();
      await visit(path);
      await reach?.(page);
      expect(await faultsOfPage(page)).toEqual({});
    });
  }
  for (const { name, path, reach, viewport } of states) {
    test(name, async ({ page, visit, expectErrors }) => {
      expectErrors(/^404: no page at/);
      test.slow();
      if (viewport) await page.setViewportSize(viewport);
      await visit(path);
      await reach?.(page);
      expect(await faultsOfState(page)).toEqual({});
    });
  }
});
