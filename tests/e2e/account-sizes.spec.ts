import { expect, pageWidth, test } from './fixtures';
import { openDashboard } from './sign-in';
import { setFontSize } from './viewing-modes';

test('on a phone, with text of any size, no tab overflows, no amount is broken, and the button to log out covers nothing', async ({
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

  const header = page.locator('main header').first();
  const logout = page.getByRole('button', { name: 'Logout' });
  for (const [fontSize, width] of [
    [16, 320],
    [20, 360],
    [32, 360],
  ] as const) {
    await setFontSize(devtools, fontSize);
    await page.setViewportSize({ width, height: 740 });
    const button = await logout.boundingBox();
    for (const words of await header.locator('h1, p').all()) {
      const box = await words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = button ?? {};
      const overlaps = box.left < x + wide && x < box.right && box.top < y + high && y < box.bottom;
      expect(overlaps, `${fontSize}: ${await words.innerText()}`).toBe(false);
    }
    expect(await pageWidth(page)).toBe(width);
  }
});
