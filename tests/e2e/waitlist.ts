import type { Page } from '@playwright/test';

/** The waitlist form on a company page. */
export const form = (page: Page) => page.getByRole('region', { name: /^Join the .* waitlist$/ });
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });

export async function fillIn(page: Page, email = 'ada@marlowick.example') {
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('Lovelace');
  await form(page).getByLabel('Work email address').fill(email);
}
