import { expect, test, translated } from './fixtures';

test('the header has room for its content at every width, also with the text spacing of WCAG 1.4.12, and does not stay at 400% zoom', async ({
  page,
}) => {
  await page.goto('/faq');
  for (let width = 320; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await page.evaluate(() => {
      const bar = document.querySelector('header > div');
      if (!bar) return ['There is no header'];
      const { left, right } = bar.getBoundingClientRect();
      const shown = [...bar.querySelectorAll('a, button, summary, svg')].filter((each) =>
        each.checkVisibility(),
      );
      const boxes = shown.map((each) => ({ each, box: each.getBoundingClientRect() }));
      const name = (each: Element) => each.textContent?.trim() || each.tagName;
      const outer = boxes.filter(({ each }) => each.tagName !== 'svg' && !each.closest('[popover], ul ul'));
      return [
        ...boxes.flatMap(({ each, box }) =>
          each.tagName === 'svg' && box.width < 17 ? [`an icon is ${box.width} px`] : [],
        ),
        ...outer.flatMap(({ each, box }) =>
          box.left < left - 12 || box.right > right + 12 ? [`${name(each)} is outside`] : [],
        ),
        ...outer.flatMap(({ each, box }, index) => {
          const next = outer[index + 1];
          return next && next.box.left < box.right - 1
            ? [`${name(each)} and ${name(next.each)} overlap`]
            : [];
        }),
        ...(bar.getBoundingClientRect().height > 72 ? ['the links take two lines'] : []),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
      ];
    });
    expect(faults, `at ${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('header').first()).not.toBeInViewport();

  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('header *'))
      each.style.cssText = 'letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5';
  });
  for (const width of [320, 640, 1080, 1160, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width} px`).toBe(0);
  }
});

test(
  'the small-screen menu takes the focus, returns it on Escape, and closes when it is left or gone on from',
  translated,
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('/faq');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'Find Your Employer' }).click();
    await expect(page).toHaveURL('/companies');
    await expect(menu).toBeHidden();
    await toggle.click();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(menu).toBeHidden();
  },
);

test('the skip link is the first tab stop, in view, and leads to the content', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
