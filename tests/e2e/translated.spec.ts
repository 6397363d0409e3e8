import type { Page } from '@playwright/test';
import { search } from './directory';
import { test as base, expect, idle, markDocument } from './fixtures';
import { openDashboard } from './sign-in';
import { storedLeads } from './stored-leads';
import { translate } from './translator';
import { fillIn, submit, form as waitlist } from './waitlist';

/** Visits are of pages that are hydrated in all their parts, and translated then. */
const test = base.extend({
  visit: async ({ page, visit }, use) => {
    await use(async (path) => {
      await visit(path);
      await idle(page);
      await translate(page);
    });
  },
});

const forms: [
  name: string,
  path: string,
  fill: (page: Page, email: string) => Promise<void>,
  thanks: string,
][] = [
  [
    'contact',
    '/about',
    async (page, email) => {
      const form = page.getByRole('form', { name: 'Contact us' });
      for (const label of ['First name', 'Last name', 'Company name', 'Message'])
        await form.getByLabel(label, { exact: true }).fill('Ada');
      await form.getByLabel('Work email address').fill(email);
      await form.getByRole('button', { name: 'Send message' }).click();
    },
    "Thank you for your message! We'll get back to you soon.",
  ],
  [
    'waitlist',
    '/company/marlowick',
    async (page, email) => {
      await fillIn(page, email);
      await submit(page).click();
    },
    'Thank you! Your registration',
  ],
  [
    'newsletter',
    '/news',
    async (page, email) => {
      const form = page.getByRole('form', { name: /newsletter/i });
      await form.getByRole('textbox').first().fill(email);
      await form.getByRole('button').click();
    },
    'Sign up successful!',
  ],
];

for (const [name, path, fill, thanks] of forms) {
  test(`the ${name} form is sent once, and thanks on a translated page`, async ({ page, visit, site }) => {
    await visit(path);
    const isSameDocument = await markDocument(page);
    const email = `translated-${name}@engine.example`;
    await fill(page, email);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await storedLeads(site, email)).toHaveLength(1);
    expect(await isSameDocument()).toBe(true);
  });
}

test('a form says on a translated page that it failed, and keeps what was typed', async ({ page, visit }) => {
  await page.route('**/api/registrations', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await visit('/company/marlowick');
  const isSameDocument = await markDocument(page);
  await fillIn(page, 'kept@engine.example');
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await expect(page.getByLabel('Work email address')).toHaveValue('kept@engine.example');
});

test('errors beside fields change and go on a translated page', async ({ page, visit }) => {
  await visit('/company/marlowick');
  await submit(page).click();
  const email = waitlist(page).getByLabel('Work email address');
  await expect(waitlist(page).getByText('Enter your work email address')).not.toHaveCount(0);
  await email.fill('ada@');
  await submit(page).click();
  await expect(
    waitlist(page)
      .getByText(/correct format/)
      .first(),
  ).toBeVisible();
  await fillIn(page, 'ada@engine.example');
  await expect(waitlist(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('the directory counts what it shows on a translated page', async ({ page, visit }) => {
  await visit('/companies');
  const cards = page.getByRole('link', { name: /^View Details/ });
  await search(page).fill('marl');
  await expect(page.getByRole('heading', { name: /^Showing \d+ of/ })).not.toContainText('page 1');
  const shown = await cards.count();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toHaveText(
    new RegExp(`^Showing ${shown} of \\d+ companies`),
  );
  await search(page).fill('zzz');
  await expect(page.getByText('No companies match “zzz”. Try part of the name.')).toBeVisible();
  await search(page).fill('zzzz');
  await expect(page.getByText('No companies match “zzzz”. Try part of the name.')).toBeVisible();
});

test('the calculator shows new amounts on a translated page', async ({ page, visit }) => {
  await visit('/how-it-works');
  const calculator = page.getByRole('region', { name: 'Your gain or loss' });
  const gain = calculator
    .getByRole('row', { name: /^Sharesave with ShareMore|^With ShareMore/ })
    .getByRole('cell')
    .last();
  await gain.scrollIntoViewIfNeeded();
  await idle(page);
  const before = await gain.textContent();
  await calculator.getByRole('textbox', { name: 'Share price at the end' }).fill('-100');
  await expect(gain).not.toHaveText(before ?? '');
  await expect(gain).toHaveText(/^−/);
});

test('the finder, tabs and pages change on a translated page', async ({ page, visit }) => {
  await visit('/');
  const isSameDocument = await markDocument(page);
  await page.getByRole('combobox').first().fill('marl');
  await page.getByRole('option', { name: 'Marlowick' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marlowick');
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await page.getByRole('link', { name: /Load More Articles/i }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marlowick');
  expect(await isSameDocument()).toBe(true);
});

test('the dashboard changes its tabs on a translated page', async ({ page }) => {
  await openDashboard(page);
  await idle(page);
  await translate(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
});
