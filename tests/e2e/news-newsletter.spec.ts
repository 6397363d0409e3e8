import type { Page } from '@playwright/test';
import { expect, test, translated } from './fixtures';
import { storedLeads } from './stored-leads';

const welcome = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

async function signUp(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.describe('the newsletter form', () => {
  test(
    'stores an address and welcomes the visitor',
    translated,
    async ({ page, visit, site }, { project }) => {
      const email = `news-${project.name}@example.com`;
      await visit('/news');
      await signUp(page, email);
      await expect(page.getByRole('status').filter({ hasText: welcome })).toBeFocused();
      await expect(page).toHaveURL('/news');
      await expect(page.getByLabel('Email address')).toHaveValue('');
      expect(await storedLeads(site, email)).toMatchObject([{ kind: 'newsletter', state: 'held' }]);
    },
  );
});

test.describe('the newsletter form without script', () => {
  test.use({ javaScriptEnabled: false });

  test('returns to the page, which welcomes the visitor', async ({ page }) => {
    await page.goto('/news');
    await signUp(page, 'pat@example.com');
    await expect(page).toHaveURL(/\/news\?outcome=[^#]+#newsletter$/);
    await expect(page.getByText(welcome)).toBeVisible();
  });
});
