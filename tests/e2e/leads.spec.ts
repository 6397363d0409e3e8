import type { Page } from '@playwright/test';
import type { Company } from '@sharemore/platform/companies';
import { test as base, expect, holdBack, translated } from './fixtures';
import { companyOf, storedLeads } from './stored-leads';
import { form } from './waitlist';

const thanks = 'Thank you! Your registration has been submitted successfully.';

/** `company` takes registrations. */
const test = base.extend<{ company: Company }>({
  company: async ({ site }, use) => use(await companyOf(site, { hasPipeline: true })),
});

const joinLink = (page: Page) => page.getByRole('link', { name: 'Join the waitlist' });

/** Types the whole form into whatever has the focus, as a visitor does. */
async function typeDetails(page: Page, email: string) {
  await page.keyboard.type('Ada');
  await typeAfterFirstName(page, email);
}

async function typeAfterFirstName(page: Page, email: string) {
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

test('"Register your interest", then typing, creates a lead', async ({ page, visit, site, company }) => {
  const email = 'interest@work.example';
  await visit(`/company/${company.slug}`);
  await page.getByRole('link', { name: 'Register your interest' }).press('Enter');
  await typeDetails(page, email);
  await expect(page.getByText(thanks)).toBeVisible();
  const { name: companyName, pipelineId } = company;
  expect(await storedLeads(site, email)).toMatchObject([
    {
      kind: 'registration',
      state: 'held',
      payload: { firstName: 'Ada', lastName: 'Lovelace', email, companyName, pipelineId },
    },
  ]);
});

// A click right after the hydration is that of the test above.
for (const moment of ['before any script', 'data-release']) {
  test(`a quick visitor’s click and typing create a lead: ${moment}`, async ({
    page,
    devtools,
    site,
    company,
  }) => {
    const email = `quick.${moment.length}@work.example`;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const isBefore = moment === 'before any script';
    const release = isBefore ? await holdBack(page, '**/assets/*.js') : null;
    await page.goto(`/company/${company.slug}`, { waitUntil: 'commit' });
    if (!isBefore) await expect(page.locator('html')).toHaveAttribute(moment, /./);
    await joinLink(page).click();
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Ada');
    release?.();
    await typeAfterFirstName(page, email);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([
      { payload: { firstName: 'Ada', lastName: 'Lovelace' } },
    ]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads into the first field, and typing creates a lead', async ({
    page,
    site,
    company,
  }) => {
    const email = 'noscript@work.example';
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`/company/${company.slug}`);
    await joinLink(page).click();
    await typeDetails(page, email);
    await expect(page.getByText(thanks)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('We write to you about the next')).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([{ payload: { firstName: 'Ada' } }]);
  });

  test('a visitor whose company has left the sheet meanwhile reads that they are not registered', async ({
    page,
    request,
  }) => {
    const form = { firstName: 'Ada', lastName: 'King', email: 'gone@work.example', company: 'gone-plc' };
    const answer = await request.post('/api/registrations', { form, maxRedirects: 0 });
    await page.goto(answer.headers().location ?? '');
    await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Pipeline configuration not found. Please try again.');
  });
});

test('"You’re on the list" replaces the thanks in the focused live region, and stays', async ({
  page,
  visit,
  company,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(`/company/${company.slug}`);
  await joinLink(page).click();
  await typeDetails(page, 'lasting@work.example');
  const outcome = form(page).getByRole('status');
  const height = () => outcome.evaluate((box) => box.clientHeight);
  await expect(outcome).toContainText(thanks);
  await expect(outcome).toBeFocused();
  const shownAt = Date.now();
  const heightOfThanks = await height();
  const words = outcome.getByText(thanks, { exact: true });
  expect((await words.boundingBox())?.y, 'beside the tick').toBeLessThan(
    ((await outcome.locator('svg').boundingBox())?.y ?? 0) + 10,
  );
  await expect(outcome).toContainText('You’re on the list');
  expect(Date.now() - shownAt).toBeGreaterThan(2000);
  await expect(page.getByText(thanks)).toHaveCount(0);
  await expect(outcome).toBeFocused();
  expect(await height(), 'nothing moves').toBe(heightOfThanks);
});

test('a lead with a filled honeypot is stored as suspected, and its sender is not told', async ({
  page,
  visit,
  site,
  company,
}) => {
  const email = 'trapped@work.example';
  await visit(`/company/${company.slug}`);
  await form(page)
    .locator('[inert] input')
    .evaluate((field: HTMLInputElement) => {
      field.focus();
      if (document.activeElement === field) throw new Error('The honeypot can be focused');
      field.value = 'Loans';
    });
  await joinLink(page).click();
  await typeDetails(page, email);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedLeads(site, email)).toMatchObject([{ state: 'suspected' }]);
});

test(
  'a company without a pipeline takes no registration, and its fields ask staff to add it',
  translated,
  async ({ page, visit, site }, { project }) => {
    const company = await companyOf(site, { hasPipeline: false });
    const email = `by.hand.${project.name}@work.example`;
    await visit(`/company/${company.slug}`);
    await expect(form(page)).toContainText('Pipeline configuration not found. Please try again.');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(form(page)).not.toContainText('Priority access');
    await expect(form(page).getByRole('button', { name: 'Submit' })).toBeDisabled();
    await page.getByRole('link', { name: 'Ask to be added' }).click();
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await form(page).getByLabel('First name').fill('Ada');
    await form(page).getByLabel('Last name').fill('Lovelace');
    await form(page).getByLabel('Work email address').fill(email);
    await form(page).getByRole('button', { name: 'Ask to be added' }).click();
    await expect(form(page).getByText(/^Thank you! We’ll look into your employer/)).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([
      { kind: 'contact', payload: { companyName: company.name, firstName: 'Ada', lastName: 'Lovelace' } },
    ]);
  },
);
