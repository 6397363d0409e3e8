import type { Page } from '@playwright/test';
import { clickByScript, expect, holdBack, hydrated, test, translated } from './fixtures';
import { storedLeads } from './stored-leads';

const success = "Thank you for your message! We'll get back to you soon.";
const failure = 'There was an error sending your message. Please try again.';

const typed = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Work email address': 'ada@engine.example',
  'Company name': 'Analytical Engines',
  Message: 'When does our next plan open?',
};

const cleared = Object.fromEntries(Object.keys(typed).map((label) => [label, '']));

const form = (page: Page) => page.getByRole('form', { name: 'Contact us' });

async function fill(page: Page) {
  for (const [label, text] of Object.entries(typed))
    await form(page).getByLabel(label, { exact: true }).fill(text);
}

async function expectValues(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

test('what was typed stays when Back leads to the text export, which comes from the server', async ({
  page,
  visit,
}) => {
  await visit('/copy-export');
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await clickByScript(about);
  await fill(page);
  const load = page.waitForEvent('load');
  await page.goBack();
  await load;
  await hydrated(page);
  await clickByScript(about);
  await expectValues(page, typed);
});

test('what was refused without script, and corrected since, stays over other pages', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await fill(page);
  await form(page).getByLabel('Work email address').fill('no address');
  await form(page).getByRole('button').click();
  await page.waitForURL(/outcome/);
  release();
  await hydrated(page);
  await clickByScript(page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }));
  await page.goBack();
  // On a busy machine the browser loads both pages anew.
  await hydrated(page);
  await expectValues(page, { ...typed, 'Work email address': 'no address' });
  await fill(page);
  await page.reload();
  await hydrated(page);
  await expectValues(page, typed);
});

test('a question from the search of answers follows a message that was typed before', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await fill(page);
  await clickByScript(page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }));
  await page.getByLabel('Search the questions').fill('zebra');
  await page.getByRole('link', { name: 'No answer? Ask us' }).click();
  await expectValues(page, { ...typed, Message: `${typed.Message}\n\nzebra` });
});

test('a message is stored as typed, its outcome scrolls into view, and the fields are cleared', async ({
  page,
  visit,
  site,
}) => {
  // The outcome is far above the button on a small screen.
  await page.setViewportSize({ width: 360, height: 640 });
  const email = 'stored@engine.example';
  await visit('/about');
  await fill(page);
  await form(page).getByLabel('Work email address').fill(email);
  await form(page).getByRole('button').click();
  await expect(page.getByText(success)).toBeInViewport();
  expect(await storedLeads(site, email)).toMatchObject([
    { kind: 'contact', payload: { firstName: 'Ada', message: typed.Message } },
  ]);
  await expectValues(page, cleared);
});

test(
  'the button is disabled while sending, and a failure keeps the typed values for a retry',
  translated,
  async ({ page, visit }) => {
    const release = await holdBack(page, '**/api/contact', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await visit('/about');
    await fill(page);
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(form(page).getByRole('status')).toBeFocused();
    await expect(form(page).getByRole('status')).toHaveText('Submitting...');
    release();
    await expect(page.getByText(failure)).toBeVisible();
    await expectValues(page, typed);
    await expect(form(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
    await expect(form(page).getByRole('alert')).toBeFocused();

    await page.unroute('**/api/contact');
    await form(page).getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(page.getByText(success)).toBeVisible();
    await expect(form(page).getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await expect(page.getByText(failure)).toHaveCount(0);
  },
);

test('typed values survive a visit to another page, even after an error, which moves no field, until they are sent', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await fill(page);
  const email = form(page).getByLabel('Work email address');
  const [first, last] = ['First name', 'Last name'].map((label) => form(page).getByLabel(label));
  await first?.fill('');
  await email.fill('ada@engine');
  await form(page).getByRole('button').click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  expect((await first?.boundingBox())?.y, 'in one row').toBe((await last?.boundingBox())?.y);
  await fill(page);
  await form(page).getByRole('link', { name: 'privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  await page.getByRole('link', { name: 'Go to the contact form' }).click();
  await expectValues(page, typed);
  await page.reload();
  await expectValues(page, typed);
  await form(page).getByRole('button').click();
  await expect(page.getByText(success)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expectValues(page, cleared);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and the page says thank you', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await expect(form(page).locator('[required]')).toHaveCount(Object.keys(typed).length);
    await fill(page);
    await form(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/about\?outcome=[^#]+#contact-form$/);
    await expect(page.getByText(success)).toBeInViewport();
    await expectValues(page, { 'First name': '', Message: '' });
  });

  test('an error keeps the values and marks the field', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await fill(page);
    await form(page).getByLabel('Company name').fill('   ');
    await form(page).getByRole('button').click();
    await expect(
      page.getByText('There’s an error in the form. Please check the fields that are marked.'),
    ).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: /);
    await expectValues(page, { 'First name': 'Ada', Message: typed.Message });
    await expect(form(page).getByLabel('Company name')).toHaveAttribute('aria-invalid', 'true');
    await page.setViewportSize({ width: 1280, height: 720 });
    const [email, company] = await Promise.all(
      ['Work email address', 'Company name'].map((label) =>
        form(page).getByText(label, { exact: true }).boundingBox(),
      ),
    );
    expect(email?.y, 'the labels of a pair are side by side').toBe(company?.y);
  });
});
