import type { Page } from '@playwright/test';

export const email = 'demo@sharemore.example';
export const password = 'ShareMore-demo-27';

export async function logIn(page: Page, withEmail = email, withPassword = password) {
  await page.getByLabel('Email address').fill(withEmail);
  await page.getByLabel('Password').fill(withPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens the dashboard as a customer who is already signed in. */
export async function openDashboard(page: Page, tab = 'plan') {
  // The sandboxed frames of the text export have no storage.
  await page.addInitScript(() => top === self && localStorage.setItem('sharemore-session', 'true'));
  await page.goto(`/dashboard?tab=${tab}`);
  await page.getByRole('tablist').waitFor();
}
