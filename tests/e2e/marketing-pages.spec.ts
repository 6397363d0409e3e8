import { bottomOf, clickByScript, expect, test } from './fixtures';
import { openDashboard } from './sign-in';

test('home opens with the promise, its cost, the finder and the risk, then explains them, and on a small phone with a drawing', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Invest in your future' })).toBeInViewport({
    ratio: 1,
  });
  const main = page.getByRole('main');
  for (const text of [
    /employees of UK-\u2060listed/,
    'Join Sharesave without locking away your savings',
    /That’s a loan/,
    /£360 of fees/,
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
  for (const name of ['What is Sharesave?', 'How does ShareMore help?']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  for (const title of ['What it costs, and three ways it can end', 'What can go wrong', 'What to do next']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const endings = page.getByRole('region', { name: 'What it costs, and three ways it can end' });
  for (const amount of ['+£1,440', '+£90', '−£360']) await expect(endings.getByText(amount)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main header svg').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Share prices fall as well as rise').first()).toBeInViewport();
});

/** The most screens of 360 × 700 pixels that each page may take. */
const screens = {
  '/': 9,
  '/how-it-works': 9.9,
  '/company/marlowick': 9,
  '/company/cloudbury--glimmerstone-software': 9,
  '/dashboard': 6,
};

test('long pages are short on a phone, and so is the footer', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const [path, most] of Object.entries(screens)) {
    if (path === '/dashboard') await openDashboard(page);
    else await visit(path);
    // What comes when near is on the page before the page is measured.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    await expect.poll(height, path).toBeLessThanOrEqual(most);
  }
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(1150);
});

test('the texts of steps, and of cards in a row, begin at one height', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, region, text] of [
    ['/join-sharemore', 'How it works, in four steps', 'li > p'],
    ['/employers', 'A good plan that too few can use', 'h3 + div'],
  ] as const) {
    await visit(path);
    const texts = page.getByRole('region', { name: region }).locator(text);
    const tops = await texts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.length, path).toBeGreaterThan(2);
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('on a phone a link to the contact form shows its first field', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/about#contact');
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  expect((await page.getByText('Company number').first().boundingBox())?.y).toBeGreaterThan(
    await bottomOf(form),
  );
});

// Chromium's own triggers for what moves when it is seen crashed the page here.
test('home, opened by a link, outlives that the phone is turned', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit('/faq');
  await clickByScript(page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 360 });
  await expect(page.getByRole('combobox')).toBeVisible();
});
