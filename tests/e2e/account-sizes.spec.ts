import { expect, pageWidth, test } from './fixtures';
import { openDashboard } from './sign-in';
import { setFontSize } from './viewing-modes';

test('the share price chart’s text is as large as small text at every width', async ({ page }) => {
  await openDashboard(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const size = await page
      .locator('figure svg text')
      .first()
      .evaluate((text: SVGTextElement) => {
        return Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
      });
    expect(size, `at ${width} pixels`).toBeGreaterThanOrEqual(12.5);
    expect(size, `at ${width} pixels`).toBeLessThanOrEqual(16);
  }
});

test('every tab is in view on a phone and on a tablet', async ({ page }) => {
  await openDashboard(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tab')).toHaveCount(4);
  }
});

test('with larger text on a phone no tab overflows and no amount is broken', async ({ page }) => {
  test.slow();
  await openDashboard(page);
  for (const [fontSize, width] of [20, 24, 32].flatMap((size) => [
    [size, 320] as const,
    [size, 360] as const,
  ])) {
    await setFontSize(page, fontSize);
    await page.setViewportSize({ width, height: 640 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await pageWidth(page)).toBe(width);
    }
    await page.getByRole('tab').first().click();
    await page.locator('main details').evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    const broken = await page.locator('tbody td').evaluateAll((cells) =>
      cells.flatMap(({ firstChild, textContent }) => {
        const text = document.createRange();
        if (firstChild) text.selectNode(firstChild);
        return text.getClientRects().length === 1 ? [] : textContent;
      }),
    );
    expect(broken, `text of ${fontSize} at ${width} pixels`).toEqual([]);
    expect(await pageWidth(page)).toBe(width);
  }
});
