import type { Page } from '@playwright/test';
import { expect, holdBack, hydrated, idle, test } from './fixtures';

/** Records each scroll position from now on. A smooth scroll has many, a jump few. */
async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  return () => positions.jsonValue();
}

test('another page opens at the hash of its address, without a smooth scroll', async ({ page, visit }) => {
  await visit('/employers');
  const link = page.getByRole('link', { name: 'Request More Info' });
  await link.scrollIntoViewIfNeeded();
  const positions = await recordPositions(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeInViewport();
  expect((await positions()).length).toBeLessThan(4);
});

test('a visitor who scrolls away from the hash before hydration is not pulled back', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/about#contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeInViewport();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => scrolledTo(page)).toBe(0);
  release();
  await hydrated(page);
  // Longer than the 100 ms of spec section 9, after which nothing may scroll any more.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await scrolledTo(page)).toBe(0);
});

test('going back restores the scroll position at once', async ({ page, visit }) => {
  await visit('/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await scrolledTo(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeInViewport();
  const positions = await recordPositions(page);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  expect((await positions()).length).toBeLessThan(4);
});

test('going back to a page with a question that its address opens restores the place', async ({
  page,
  visit,
}) => {
  await visit('/faq#tech-2');
  await expect(page.locator('#tech-2')).toHaveAttribute('open');
  await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
  // At the click: until then fonts may move the lines above, and the browser keeps what is in view, at another place.
  const left = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link: HTMLAnchorElement) => {
      const position = scrollY;
      link.click();
      return position;
    });
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#tech-2')).toHaveAttribute('open');
  await idle(page);
  // Lines are some tenths of a pixel higher before the fonts arrive: without the mend it was 168 px.
  expect(Math.abs((await scrolledTo(page)) - left)).toBeLessThan(8);
});

/** Leaves a page that is scrolled far down, and goes back before its companies have loaded. */
async function leaveAndComeBack(page: Page): Promise<{ left: number; deliver: () => void }> {
  const deliver = await holdBack(page, '**/api/google-sheets');
  // Playwright may scroll to the link before it clicks.
  const position = await page.evaluateHandle(() => {
    const clicked = { y: 0 };
    addEventListener('click', () => (clicked.y = scrollY), { capture: true, once: true });
    scrollTo(0, 3500);
    return clicked;
  });
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/faq$/);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Loading');
  return { left: (await position.jsonValue()).y, deliver };
}

const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

test('going back restores the scroll position once the page’s companies have loaded', async ({
  page,
  visit,
}) => {
  await visit('/company/marlowick');
  const { left, deliver } = await leaveAndComeBack(page);
  expect(await scrolledTo(page)).toBeLessThan(left);
  deliver();
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('a scroll position is not restored when the visitor scrolls while the page loads', async ({
  page,
  visit,
}) => {
  await visit('/company/marlowick');
  const { deliver } = await leaveAndComeBack(page);
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => scrolledTo(page)).toBe(0);
  deliver();
  await expect(page.getByRole('region', { name: 'Your gain or loss' })).toBeAttached();
  // Two frames later, the page has been laid out and has noticed its growth.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrolledTo(page)).toBe(0);
});

test('a link within a page scrolls smoothly unless the visitor prefers reduced motion, and moves the keyboard to its target', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('navigation', { name: 'Jump to a section' }).getByRole('link').last().hover();
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('link', { name: 'Back to the top' }).last().press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search the questions')).toBeFocused();
});

test('a link within a page works after a client navigation from a scrolled page', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('link', { name: 'Payments, leaving, tax and data' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Payments, leaving, tax and data' }),
  ).toBeInViewport();
});

test('an address opens with its place just below the header', async ({ page, visit }) => {
  for (const address of ['/privacy#cookies', '/faq#tech-3', '/is-it-for-me?plan=no#answer']) {
    await visit(address);
    const place = page.locator(new URL(page.url()).hash);
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await place.boundingBox())?.y ?? 0) - (header?.height ?? 0))
      .toBeLessThan(40);
  }
});

test('a link to a hash on another page moves the focus there, or to the content if its escape is malformed', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request information' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);
  await expect(page).toHaveURL(/\/about#/);
  await expect(page.getByRole('form', { name: 'Contact us' })).toBeInViewport();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('id', 'contact');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  await page.evaluate(() => history.pushState(null, '', '/about#100%'));
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('form', { name: 'Contact us' })).toBeAttached();
  await expect(focused).toHaveAttribute('id', 'main');
});

test('a link far down the industries leaves its results in sight', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/companies');
  const link = page.getByRole('navigation', { name: 'Industry' }).getByRole('link', { name: /^Travel/ });
  await link.click();
  const results = page.getByRole('link', { name: /^View Details & Apply/ });
  await expect(results).toHaveCount(2);
  for (const result of await results.all()) await expect(result).toBeInViewport({ ratio: 1 });
  await expect(link).toBeFocused();
});
