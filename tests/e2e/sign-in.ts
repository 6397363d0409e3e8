import type { Page } from '@playwright/test';

export const email = 'demo@sharemore.example';
export const password = 'ShareMore-demo-27';

export async function logIn(page: Page, withEmail = email, withPassword = password) {
  await page.getByLabel('Email address').fill(withEmail);
  await page.getByLabel('Password').fill(withPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function openDashboard(page: Page, tab = 'My ShareMore Plan') {
  await page.goto('/login');
  await logIn(page);
  await page.getByRole('tab', { name: tab }).click();
}
