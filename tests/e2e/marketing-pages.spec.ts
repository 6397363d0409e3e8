import type { Locator } from '@playwright/test';
import { bottomOf, expect, test } from './fixtures';
import { openDashboard } from './sign-in';
import { pathOfEachKind } from './site';

test('home opens with the promise, its cost, the finder and the risk, then explains them', async ({
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
});

test('home on a small phone opens with the promise, a drawing, the finder and the risk', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main header svg').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Share prices fall as well as rise').first()).toBeInViewport();
});

/** The most screens of 360 × 700 pixels that each page may take. */
const screens = {
  '/': 9,
  '/how-it-works': 9.5,
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

/** The most characters on one line of each paragraph and list item that breaks into lines. */
const longestLines = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: number[] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      while (words.nextNode()) {
        // Each word with the space after it, which is a sixth of the work that letters are.
        for (const { 0: word, index } of (words.currentNode as Text).data.matchAll(/\S+\s*|^\s+/g)) {
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + 1);
          const box = range.getBoundingClientRect();
          if (box.top >= bottom) {
            lines.push(0);
            bottom = box.bottom;
          }
          lines.push((lines.pop() ?? 0) + word.length);
        }
      }
      return { text: element.textContent.slice(0, 40), longest: lines.length > 1 ? Math.max(...lines) : 0 };
    }),
  );

test('no line of running text is longer than the eye follows, and links to one page have one name', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const names: string[] = [];
  for (const path of [...(await pathOfEachKind(site)), '/dashboard']) {
    if (path === '/dashboard') await openDashboard(page);
    else await page.goto(path);
    const lines = await longestLines(page.locator('p:visible, li:not(:has(p)):visible'));
    expect(lines.length, path).toBeGreaterThan(5);
    expect(
      lines.filter(({ longest }) => longest > 84),
      path,
    ).toEqual([]);
    if (path !== '/dashboard') names.push(...(await page.locator('main a[href="/faq"]').allInnerTexts()));
  }
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names)).toEqual(new Set(['FAQs']));
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
