import { expect, test } from '@playwright/test';

/** Of `npx sharemore dev --site URL`, or of a preview. */
const site = process.env.SITE ?? 'http://127.0.0.1:3000';

test('the page shows inside the site', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site}/example`);
  await expect(page.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(errors).toEqual([]);
});
