import { expect, pageWidth, test } from './fixtures';
import { openDashboard } from './sign-in';
import { setFontSize } from './viewing-modes';

test('on a phone, with text of any size, no tab overflows and no amount is broken', async ({
  page,
  devtools,
}) => {
  await openDashboard(page);
  for (const [fontSize, width] of [
    [16, 360],
    [32, 320],
  ] as const) {
    await setFontSize(devtools, fontSize);
    await page.setViewportSize({ width, height: 640 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await pageWidth(page)).toBe(width);
    }
    await page.getByRole('tab').first().click();
    // In one step and repeatedly, because the tab may still be rendering.
    const broken = () =>
      page.locator('main:has(table)').evaluate((main) => {
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
