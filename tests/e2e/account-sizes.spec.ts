import { expect, test } from './fixtures';
import { openDashboard } from './sign-in';

for (const width of [360, 768, 1440]) {
  test(`the share prices’ lettering is as large as small text at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDashboard(page);
    const size = await page
      .locator('figure svg text')
      .first()
      .evaluate((text: SVGTextElement) => {
        return Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
      });
    expect(size).toBeGreaterThanOrEqual(12.5);
    expect(size).toBeLessThanOrEqual(16);
  });
}

for (const width of [320, 768]) {
  test(`each tab is in view at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openDashboard(page);
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tab')).toHaveCount(4);
  });
}

for (const standard of [20, 24, 32]) {
  test(`with text at ${standard} pixels on a telephone no tab is too wide, and no amount is broken`, async ({
    page,
  }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await openDashboard(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
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
      expect(broken).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
