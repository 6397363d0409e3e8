import { expect, type Page, type ViewportSize } from '@playwright/test';
import { logIn } from './sign-in';
import { fillIn, submit } from './waitlist';

/** A state that a visitor can bring an open page into. */
export interface State {
  name: string;
  viewport?: ViewportSize;
  /** Does what the visitor does to bring the page into this state. */
  reach: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types into the employer finder. */
export async function search(page: Page, text: string): Promise<void> {
  const finder = page.getByRole('combobox').first();
  await finder.click();
  await finder.pressSequentially(text);
}

const tab = (name: string, submit: string): State => ({
  name: `${name}, form sent`,
  async reach(page) {
    await page.getByRole('tab', { name }).click();
    const message = page.getByLabel('Your message');
    if (await message.isVisible()) await message.fill('Hello');
    await button(page, submit).click();
    const outcome = /^(No payment was taken|Your .* wasn’t sent|Your .* weren’t saved)$/;
    await expect(page.getByRole('tabpanel').getByText(outcome)).toBeVisible();
  },
});

/** The states of the pages, by path. */
export const statesOf: Record<string, State[]> = {
  '/privacy': [
    {
      name: 'menu open',
      reach: (page) => page.locator('header summary', { hasText: 'For Employees' }).click(),
    },
    {
      name: 'small-screen menu open',
      viewport: { width: 360, height: 640 },
      reach: (page) => page.getByRole('button', { name: /menu/i }).click(),
    },
  ],
  '/join-sharemore': [
    {
      name: 'finder with all companies',
      async reach(page) {
        await search(page, '');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'finder without a match',
      async reach(page) {
        await search(page, 'zzzz');
        await page.getByText('No companies found matching').waitFor();
      },
    },
  ],
  '/how-it-works': [
    {
      name: 'calculator with a falling share price',
      async reach(page) {
        await page.getByRole('slider', { name: 'Share price at the end' }).press('Home');
        await page.getByText('you lose £360 with ShareMore').first().waitFor({ state: 'attached' });
      },
    },
  ],
  '/is-it-for-me': [
    {
      name: 'all questions answered',
      async reach(page) {
        for (const question of ['plan', 'spare', 'lose', 'leaving'])
          await page.locator(`main input[name=${question}]`).first().check();
        await button(page, 'Show my answer').click();
        await page.locator('#answer').waitFor();
      },
    },
  ],
  '/companies': [
    {
      name: 'no match, employer request refused',
      async reach(page) {
        await page.getByRole('searchbox').fill('no-such-employer');
        await page.getByText('No companies match').waitFor();
        await page.getByRole('textbox', { name: 'Work email address' }).press('Enter');
        await page.locator('[data-error-summary]').waitFor();
      },
    },
  ],
  '/about': [{ name: 'form refused', reach: (page) => page.locator('#contact button[type=submit]').click() }],
  '/company/marlowick': [
    {
      name: 'form accepted',
      async reach(page) {
        await fillIn(page, 'axe@marlowick.example');
        await submit(page).click();
        await page.getByText('Thank you! Your registration has been submitted').waitFor();
      },
    },
  ],
  '/news': [
    {
      name: 'all articles, newsletter accepted',
      async reach(page) {
        await page.getByRole('link', { name: 'Load More Articles' }).click();
        await page.getByLabel('Email address').fill('axe@example.com');
        await button(page, 'Sign up').click();
        await page.getByText('Sign up successful!').waitFor();
      },
    },
  ],
  '/login': [
    {
      name: 'credentials refused',
      async reach(page) {
        await logIn(page, 'someone@example.com', 'wrong');
        await page.getByText('Invalid credentials. Please try again.').first().waitFor();
      },
    },
  ],
  '/dashboard': [
    tab('Missed a payment', 'Make payment'),
    tab('Change my details', 'Submit changes'),
    tab('Contact ShareMore', 'Send message'),
  ],
  '/copy-export': [
    {
      name: 'export running',
      async reach(page) {
        await page.getByRole('button', { name: 'Download all site text' }).click();
        await page.getByText('Reading page').waitFor();
      },
    },
  ],
};
