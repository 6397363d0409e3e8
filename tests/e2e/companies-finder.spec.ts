import type { Page } from '@playwright/test';
import { bottomOf, expect, failCompanies, holdBack, test, translated } from './fixtures';

const box = (page: Page) => page.locator('input[name="q"]').first();
const list = (page: Page) => page.getByRole('listbox', { name: 'Employers' });
const options = (page: Page) => list(page).getByRole('option');
const count = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text, { exact: true });

// One for each slot that shows it.
for (const path of ['/', '/join-sharemore']) {
  test(`the finder on ${path} leads from typed text to the company's page`, async ({ page, visit }) => {
    await visit(path);
    await box(page).fill('ARLOW');
    await expect(options(page)).toHaveText(['Marlowick']);
    await expect(count(page, '1 company found')).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL(/\/company\/marlowick$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marlowick');
  });
}

test('the served box is a combobox that fetches neither list nor code before hover or focus', async ({
  page,
  visit,
  request,
}) => {
  expect(await (await request.get('/')).text()).toMatch(
    /<input[^>]*role="combobox"[^>]*aria-expanded="false"/,
  );
  const requested: string[] = [];
  page.on('request', (each) => requested.push(new URL(each.url()).pathname));
  await visit('/');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /google-sheets|dropdown/.test(path))).toEqual([]);
  await box(page).hover();
  await expect.poll(() => requested.filter((path) => path.includes('google-sheets'))).toHaveLength(1);
});

test('the box says that companies load, and loses no typed letter meanwhile', async ({ page, visit }) => {
  const release = await holdBack(page, '**/api/google-sheets');
  await visit('/');
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('placeholder', 'Loading companies...');
  await expect(box(page)).toBeDisabled();
  await page.keyboard.type('barna');
  release();
  await expect(options(page)).toHaveText(['Barnaby Bank']);
  await expect(box(page)).toBeEnabled();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('barna');
  await expect(box(page)).toHaveAttribute('placeholder', 'Find your employer');
});

test('text typed before the script arrives is kept and searched', async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).click();
  await page.keyboard.type('bar');
  release();
  await page.keyboard.type('na', { delay: 60 });
  await expect(options(page)).toHaveText(['Barnaby Bank']);
  await expect(box(page)).toHaveValue('barna');
  await expect(box(page)).toBeFocused();
});

test('an empty box counts the companies, lists all in at most 15rem until a click outside, and links to the directory', async ({
  page,
  visit,
}) => {
  await visit('/');
  await box(page).focus();
  await expect(count(page, /^\d+ companies available$/)).toBeVisible();
  const dropdown = await list(page).locator('..').boundingBox();
  expect(dropdown?.height).toBeLessThanOrEqual(240);
  await expect(async () => {
    await list(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(options(page).last()).toHaveText('ZQT Group', { timeout: 100 });
  }).toPass({ intervals: [50] });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await page.getByRole('link', { name: 'Browse all companies' }).click();
  await expect(page).toHaveURL(/\/companies$/);
});

test(
  'text without a match is answered in words, and Enter stays on the page',
  translated,
  async ({ page, visit }) => {
    await visit('/');
    await box(page).fill('Acme <b>Ltd</b>');
    await expect(count(page, 'No companies found matching "Acme <b>Ltd</b>"')).toBeVisible();
    await expect(list(page)).toBeHidden();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const request = page.getByRole('form', { name: 'Request your employer' });
    await expect(request).toBeInViewport();
    await expect(request.getByLabel('Your employer')).toHaveValue('Acme <b>Ltd</b>');
  },
);

test(
  'Enter does nothing in an empty box, and otherwise opens the first match',
  translated,
  async ({ page, visit }) => {
    await visit('/');
    await box(page).focus();
    await expect(options(page).first()).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await box(page).fill('group');
    await expect(options(page).first()).toHaveText('7k Group');
    const release = await holdBack(page, '**/r/mf-companies/**/company-page*');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('7k Group');
    await expect(list(page)).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/company\/7k-group$/);
  },
);

test('a list that arrives after the box lost focus stays closed, and finds the typed text later', async ({
  page,
  visit,
}) => {
  const release = await holdBack(page, '**/api/google-sheets');
  await visit('/');
  await box(page).focus();
  await page.keyboard.type('barna');
  await page.keyboard.press('Tab');
  release();
  await expect(box(page)).not.toHaveAttribute('aria-busy');
  await expect(list(page)).toBeHidden();
  await box(page).focus();
  await expect(options(page)).toHaveText(['Barnaby Bank']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('three companies are above a keyboard that leaves 256 pixels, over the page or in its room after the tap', async ({
    page,
    visit,
  }) => {
    for (const path of ['/', '/join-sharemore']) {
      await visit(path);
      await box(page).tap();
      await expect(list(page)).toBeVisible();
      for (const height of [740, 256]) {
        await page.setViewportSize({ width: 360, height });
        await expect.poll(() => bottomOf(options(page).nth(2))).toBeLessThan(256);
        await expect(box(page)).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 360, height: 740 });
    }
  });
});

test('a list that fails to load is replaced by three sample companies', async ({ page, visit }) => {
  await failCompanies(page);
  await visit('/');
  await box(page).focus();
  await expect(count(page, '3 companies available')).toBeVisible();
  await expect(options(page)).toHaveText(['Bryndale Pharma', 'Fennimore Drinks', 'Ostler & Wray']);
  await expect(page.getByText(/^We couldn’t load .* these are invented companies/)).toBeVisible();
  await box(page).fill('marlowick');
  await expect(page.getByText('these are invented companies')).toHaveCount(0);
  await page.getByRole('link', { name: 'Look in the directory' }).click();
  await expect(page.getByRole('heading', { name: 'Marlowick' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder is a form that searches the directory', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('hollin');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/companies\?q=hollin$/);
    await expect(page.getByRole('heading', { name: /^Showing 1 of/ })).toBeVisible();
    await page.getByRole('link', { name: /View Details & Apply/ }).click();
    await expect(page).toHaveURL(/\/company\/hollin--thrale-group$/);
  });
});
