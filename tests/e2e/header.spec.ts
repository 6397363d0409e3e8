import { expect, test } from './fixtures';

test('the header has room for its content at every width', async ({ page }) => {
  await page.goto('/faq');
  for (let width = 320; width <= 1920; width += 40) {
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
});

test('the small-screen menu keeps the focus, returns it on Escape, and closes when a link is followed', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/faq');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() =>
      document.activeElement?.closest('[popover]') ? 'menu' : document.activeElement?.tagName,
    );
    // The body has the focus while the browser's own controls have it; a page must not prevent that.
    expect(['menu', 'BODY']).toContain(where);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Find Your Employer' }).click();
  await expect(page).toHaveURL('/companies');
  await expect(menu).toBeHidden();
});

test('the small-screen menu closes when the visitor goes back', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the small-screen menu closes when the window becomes wide enough for the links', async ({
  page,
  visit,
}) => {
  // Safari 17.0 to 17.3 lack it.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await page.setViewportSize({ width: 800, height: 1200 });
  await visit('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  // A tablet in landscape.
  await page.setViewportSize({ width: 1080, height: 810 });
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faq');
});

test('the header stays within the window with the text spacing of WCAG 1.4.12', async ({ page }) => {
  await page.goto('/faq');
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

test('the header does not stay over the page at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/faq');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('header').first()).not.toBeInViewport();
});

test('the skip link is the first tab stop, in view, and leads to the content', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
