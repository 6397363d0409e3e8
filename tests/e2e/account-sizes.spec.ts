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

test('the tabs share one row: all are in view on a tablet, and the selected one on a phone', async ({
  page,
}) => {
  await openDashboard(page);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await pageWidth(page)).toBe(width);
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    if (width === 768) for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await tabs.first().press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
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
    // In one step and repeatedly, because the tab may still be rendering.
    const broken = () =>
      page.locator('main:has(details)').evaluate((main) => {
        for (const details of main.querySelectorAll('details')) details.open = true;
        return [...main.querySelectorAll('tbody td')].flatMap(({ firstChild, textContent }) => {
          const text = document.createRange();
          if (firstChild) text.selectNode(firstChild);
          return text.getClientRects().length === 1 ? [] : textContent;
        });
      });
    await expect.poll(broken, { message: `text of ${fontSize} at ${width} pixels` }).toEqual([]);
    expect(await pageWidth(page)).toBe(width);
  }
});
