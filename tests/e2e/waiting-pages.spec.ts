import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Opens a page and waits until the shell has nothing more to do; answers with all that was asked for. */
async function openUntouched(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const idle = page.waitForRequest(/\/areas\/\w+\.json$/);
  await page.goto(path);
  await idle;
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  return asked;
}

test('a page that waits loads its script when it is touched, and not before', async ({ page }) => {
  const asked = await openUntouched(page, '/faq');
  expect(asked.filter((path) => path.includes('/faq-page-') && path.endsWith('.js'))).toEqual([]);
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(question).toHaveAttribute('open');
  expect(asked.some((path) => path.includes('/faq-page-') && path.endsWith('.js'))).toBe(true);
});

test('links of a page that waits lead on without a page load', async ({ page }) => {
  await openUntouched(page, '/faq');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .locator('main a[href="/about#contact"]')
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/about#contact$/);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/question/i);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a page whose script cannot be had when it is touched stays as it is', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/^The page stays as the server sent it/);
  await page.route(/\/faq-page-.*\.js$/, (route) => route.abort());
  await openUntouched(page, '/faq');
  const said = page.waitForEvent('console', (message) => message.type() === 'error');
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await said;
  await expect(question).toHaveAttribute('open');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/question/i);
  await page.locator('main a[href="/about#contact"]').first().click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('a key or a place in the address wakes a page that waits', async ({ page }) => {
  await openUntouched(page, '/faq');
  await expect(page.locator('[data-waits]')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.goto('/how-it-works?price=-20#what-if');
  await expect(page.getByRole('slider', { name: 'Share price at the end' })).toBeEnabled();
});

test('what was typed before a page that waits woke is there afterwards', async ({ page }) => {
  await openUntouched(page, '/about');
  const message = page.getByLabel('Message');
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'A question';
  });
  await message.focus();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(message).toHaveValue('A question');
  await expect(message).toBeFocused();
});
