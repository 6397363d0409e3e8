import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';
import { companyOf, storedLeads } from './stored-leads';
import { form } from './waitlist';

const thanks = 'Thank you! Your registration has been submitted successfully.';

/** Types as a person does who looks at the screen and not at the code: into whatever has the focus. */
async function typeDetails(page: Page, email: string) {
  await page.keyboard.type('Ada');
  await typeOn(page, email);
}

/** What comes after the first name. */
async function typeOn(page: Page, email: string) {
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

for (const [button, how, press] of [
  ['Join the waitlist', 'the keyboard', (link) => link.press('Enter')],
  ['Register your interest', 'the mouse', (link) => link.click()],
] as [string, string, (link: Locator) => Promise<void>][]) {
  test(`"${button}" by ${how}, then typing, becomes a lead`, async ({ page, visit, site }) => {
    const company = await companyOf(site, { hasPipeline: true });
    const email = `${button.length}@work.example`;
    await visit(`/company/${company.slug}`);
    await press(page.getByRole('link', { name: button }));
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
}

for (const moment of ['before any script', 'data-release', 'data-hydrated']) {
  test(`the button and the keys of somebody quick become a lead: ${moment}`, async ({ page, site }) => {
    const company = await companyOf(site, { hasPipeline: true });
    const email = `quick.${moment.length}@work.example`;
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const isBefore = moment === 'before any script';
    const release = isBefore ? await holdBack(page, '**/assets/*.js') : null;
    await page.goto(`/company/${company.slug}`, { waitUntil: 'commit' });
    if (!isBefore) await expect(page.locator('html')).toHaveAttribute(moment, /./);
    await page.getByRole('link', { name: 'Join the waitlist' }).click();
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Ada');
    release?.();
    await typeOn(page, email);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([
      { payload: { firstName: 'Ada', lastName: 'Lovelace' } },
    ]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons lead into the first field, and typing becomes a lead', async ({ page, site }) => {
    const company = await companyOf(site, { hasPipeline: true });
    const email = 'noscript@work.example';
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`/company/${company.slug}`);
    await page.getByRole('link', { name: 'Join the waitlist' }).click();
    await typeDetails(page, email);
    await expect(page.getByText(thanks)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('We will write to you when the next')).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([{ payload: { firstName: 'Ada' } }]);
  });
});

test('after the thanks, "You are on the list" lasts, with the focus and a live region', async ({
  page,
  visit,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const company = await companyOf(site, { hasPipeline: true });
  await visit(`/company/${company.slug}`);
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
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
  await expect(outcome).toContainText('You are on the list');
  expect(Date.now() - shownAt).toBeGreaterThan(3500);
  await expect(page.getByText(thanks)).toHaveCount(0);
  await expect(outcome).toBeFocused();
  expect(await height(), 'nothing moves').toBe(heightOfThanks);
});

test('what is wrong stands beside its field until it is mended, and nothing is sent before', async ({
  page,
  visit,
  site,
}) => {
  const company = await companyOf(site, { hasPipeline: true });
  const email = 'mended@work.example';
  await visit(`/company/${company.slug}`);
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
  await typeDetails(page, 'mended@work');
  const summary = form(page).locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  const box = form(page).getByLabel('Work email address');
  const complaint = 'Enter an email address in the correct format, like name@example.com';
  await expect(box).toHaveAccessibleDescription(complaint);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await expect(summary).toHaveCount(0);
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedLeads(site, email)).toHaveLength(1);
  expect(await storedLeads(site, 'mended@work')).toHaveLength(0);
});

test('a form whose honeypot is filled is kept apart for staff, and its sender is not told', async ({
  page,
  visit,
  site,
}) => {
  const company = await companyOf(site, { hasPipeline: true });
  const email = 'trapped@work.example';
  await visit(`/company/${company.slug}`);
  await form(page)
    .locator('[inert] input')
    .evaluate((field: HTMLInputElement) => {
      field.focus();
      if (document.activeElement === field) throw new Error('Somebody can reach the honeypot');
      field.value = 'Loans';
    });
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
  await typeDetails(page, email);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedLeads(site, email)).toMatchObject([{ state: 'suspected' }]);
});

test('a company without a pipeline takes nothing, and leads to the contact form with its name', async ({
  page,
  visit,
  site,
}) => {
  const company = await companyOf(site, { hasPipeline: false });
  const email = 'by.hand@work.example';
  await visit(`/company/${company.slug}`);
  await expect(form(page)).toContainText('Pipeline configuration not found. Please try again.');
  await expect(form(page).getByLabel('First name')).toBeDisabled();
  await expect(form(page).getByRole('button', { name: 'Submit' })).toBeDisabled();
  await form(page).getByRole('link', { name: 'write to us' }).click();
  const contact = page.getByRole('form', { name: 'Contact us' });
  await expect(contact.getByLabel('Company name')).toHaveValue(company.name);
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Lovelace');
  await contact.getByLabel('Work email address').fill(email);
  await contact.getByLabel('Message').fill('Please put me on the list');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible();
  expect(await storedLeads(site, email)).toMatchObject([
    { kind: 'contact', payload: { companyName: company.name } },
  ]);
});
