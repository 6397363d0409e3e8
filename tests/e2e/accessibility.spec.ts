import { audit } from './axe';
import { pages, variants } from './checked-pages';
import { expect, test } from './fixtures';
import {
  brokenByLargeText,
  controlsOnPaper,
  faultsAtWidths,
  faultsOfPage,
  faultsOfState,
  faultsOnPaper,
} from './viewing-modes';

test('faults are found, and contrasts measured that axe cannot decide', async ({ page, visit }) => {
  await visit('/privacy');
  await page.evaluate(() => {
    const text = document.querySelector('main h1') as HTMLElement;
    text.style.color = '#5a8a80';
    text.style.background = 'linear-gradient(#eef4ef, #d0e0d8)';
    document.querySelector('main')?.append(document.createElement('img'));
    // Enough for level AA, and too little for AAA.
    const long = Object.assign(document.createElement('p'), { textContent: 'Many words '.repeat(40) });
    long.style.cssText = 'max-inline-size: none; color: #767676; background: #fff';
    document.body.append(long);
    const narrow = Object.assign(document.createElement('p'), { textContent: 'Reliability' });
    narrow.style.cssText =
      'inline-size: 7rem; max-inline-size: 112px; overflow-wrap: anywhere; font-size: 1rem';
    document.querySelector('main')?.append(narrow);
  });
  const faults = (await audit(page)).join();
  expect(faults).toContain('image-alt');
  expect(faults).toMatch(/(^|,)color-contrast \(serious\), 1 times: <p/);
  expect(faults).toMatch(/undecided: color-contrast.*<h1/);
  expect(await faultsAtWidths(page)).toEqual({
    '1440 pixels': ['a line is too long in "Many words Many words Many words Many wo"'],
  });
  expect(await brokenByLargeText(page)).toEqual(['"Reliability" breaks']);
});

/** Stops a page that uses Intl, whose first formatter blocks a phone for 50 to 100 ms. Runs in the tested page. */
function refuseIntl() {
  const refuse = () => {
    throw new Error('A page used Intl');
  };
  Object.assign(Intl, {
    NumberFormat: refuse,
    DateTimeFormat: refuse,
    Collator: refuse,
    ListFormat: refuse,
  });
  Number.prototype.toLocaleString = refuse;
  String.prototype.localeCompare = refuse;
}

test.describe('axe finds no fault, leaves nothing undecided, and no page uses Intl', () => {
  test.beforeEach(async ({ page, expectErrors }) => {
    test.slow();
    expectErrors(/^404: no page at/);
    await page.addInitScript(refuseIntl);
  });
  for (const { path, open, states = [], isPrinted, printsControls } of pages) {
    test(path, async ({ page, visit }) => {
      if (open) await open(page);
      else await visit(path);
      expect(await faultsOfPage(page)).toEqual({});
      expect(await brokenByLargeText(page)).toEqual([]);
      if (isPrinted) expect(await faultsOnPaper(page)).toEqual({});
      if (!printsControls) expect(await controlsOnPaper(page)).toEqual([]);
      for (const { name, viewport, reach } of states) {
        await test.step(name, async () => {
          if (viewport) await page.setViewportSize(viewport);
          await reach(page);
          expect(await faultsOfState(page), name).toEqual({});
        });
      }
    });
  }
  for (const { name, path, reach } of variants) {
    test(name, async ({ page, visit }) => {
      await visit(path);
      await reach?.(page);
      expect(await faultsOfState(page)).toEqual({});
      expect(await faultsAtWidths(page)).toEqual({});
    });
  }
});

test('the last link of a policy’s contents can be seen in a low window, when it has the focus', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 593 });
  await visit('/privacy#how-long-we-keep-it');
  const last = page.getByRole('navigation', { name: 'In this policy' }).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

test('on the calculator’s chart two fingers zoom as elsewhere, and the slider’s focus ring leaves its lowest curve in sight', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/how-it-works?price=-30');
  const chart = page.locator('svg[aria-hidden]', { has: page.locator('polyline') }).first();
  await expect(chart).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const slider = page.getByRole('slider', { name: 'Share price at the end' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  const lowest = await chart.locator('circle[data-way=shareMore]').boundingBox();
  const ringTop = await slider.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return (
      element.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
    );
  });
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(ringTop);
});
