import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';

/** Notes from now on each place that the page is scrolled to; one that it glides to passes many. */
async function notePlaces(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  return () => places.jsonValue();
}

test('another page opens at the place that its address names, without a ride through it', async ({
  page,
  visit,
}) => {
  await visit('/employers');
  const link = page.getByRole('link', { name: 'Request More Info' });
  await link.scrollIntoViewIfNeeded();
  const places = await notePlaces(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeInViewport();
  expect((await places()).length).toBeLessThan(4);
});

test('going back arrives at once where one was', async ({ page, visit }) => {
  await visit('/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeInViewport();
  const places = await notePlaces(page);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect((await places()).length).toBeLessThan(4);
});

/** Leaves a page from far down by a link, and comes back before its companies are there. */
async function leaveAndComeBack(page: Page): Promise<{ left: number; deliver: () => void }> {
  const deliver = await holdBack(page, '**/api/google-sheets');
  // The driver may scroll to the link that it presses.
  const place = await page.evaluateHandle(() => {
    const clicked = { y: 0 };
    addEventListener('click', () => (clicked.y = scrollY), { capture: true, once: true });
    scrollTo(0, 3500);
    return clicked;
  });
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/faq$/);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Loading');
  return { left: (await place.jsonValue()).y, deliver };
}

const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

for (const path of ['/company/marlowick', '/companies']) {
  test(`going back to ${path} arrives where one was, once its companies are there`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const { left, deliver } = await leaveAndComeBack(page);
    expect(await scrolledTo(page)).toBeLessThan(left);
    deliver();
    await expect.poll(() => scrolledTo(page)).toBe(left);
  });
}

test('who goes on while a page comes back is left where they go', async ({ page, visit }) => {
  await visit('/company/marlowick');
  const { deliver } = await leaveAndComeBack(page);
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => scrolledTo(page)).toBe(0);
  deliver();
  await expect(page.getByRole('region', { name: 'What if?' })).toBeAttached();
  // The page has been laid out with it, and its growth been noted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrolledTo(page)).toBe(0);
});

test('a link to a place on the page goes there smoothly where motion is welcome', async ({ page, visit }) => {
  await visit('/faq');
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('navigation', { name: 'Jump to a section' }).getByRole('link').last().hover();
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
});

test('a link within a page leads to its place, from wherever one came to the page', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('link', { name: 'Technical details' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Technical details' })).toBeInViewport();
});

for (const [path, pressed, next] of [
  ['/faq', 'Back to the top', 'Sharesave basics'],
  ['/watch', 'Read the transcript', 'How it works'],
  ['/about', 'Contact us', /^hello@/],
] as const) {
  test(`the keyboard goes along with “${pressed}” on ${path}`, async ({ page, visit }) => {
    await visit(path);
    await page.getByRole('link', { name: pressed }).last().press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: next }).first()).toBeFocused();
  });
}

test('the keyboard goes along to a place on another page', async ({ page, visit }) => {
  await visit('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request information' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);
  await expect(page).toHaveURL(/\/about#/);
  await expect(page.getByRole('form', { name: 'Contact us' })).toBeInViewport();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('id', 'contact');
});

test('a place that is cut short in an escape leads to its page, where the keyboard starts at the content', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  await page.evaluate(() => history.pushState(null, '', '/about#100%'));
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('form', { name: 'Contact us' })).toBeAttached();
  await expect(page.locator(':focus')).toHaveAttribute('id', 'main');
});
