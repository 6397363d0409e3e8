import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { startSite } from './site';
import { storedLeads } from './stored-leads';

const welcome = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

async function signUp(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.describe('the newsletter form', () => {
  test('takes an address in, and welcomes', async ({ page, visit, site }) => {
    await visit('/news');
    await signUp(page, 'sam@example.com');
    await expect(page.getByText(welcome)).toBeVisible();
    await expect(page).toHaveURL('/news');
    await expect(page.getByLabel('Email address')).toHaveValue('');
    expect(await storedLeads(site, 'sam@example.com')).toMatchObject([{ kind: 'newsletter', state: 'held' }]);
  });

  test('says nothing while the honeypot is filled in, and keeps the address apart', async ({
    page,
    visit,
    site,
  }) => {
    await visit('/news');
    await page
      .locator('[name="b_website"]')
      .evaluate((field) => field.setAttribute('value', 'https://spam.example'));
    const answered = page.waitForResponse('**/api/newsletter');
    await signUp(page, 'robot@example.com');
    await answered;
    await expect(page.getByText(welcome)).toHaveCount(0);
    expect(await storedLeads(site, 'robot@example.com')).toMatchObject([{ state: 'suspected' }]);
  });

  test('keeps apart what a robot posts by itself with the honeypot filled', async ({ request, site }) => {
    const form = { EMAIL: 'trapped@example.com', b_website: 'https://spam.example' };
    expect((await request.post('/api/newsletter', { form })).status()).toBe(200);
    expect(await storedLeads(site, 'trapped@example.com')).toMatchObject([{ state: 'suspected' }]);
  });

  for (const address of ['', 'sam', 'sam@example']) {
    test(`asks for a whole address, and never welcomes "${address}"`, async ({ page, visit }) => {
      await visit('/news');
      await signUp(page, address);
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(welcome)).toHaveCount(0);
    });
  }

  test('says what our own endpoint refuses', async ({ page, visit }) => {
    await visit('/news');
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({ status: 429, json: { error: 'Please wait a minute and try again.' } }),
    );
    await signUp(page, 'sam@example.com');
    await expect(page.getByRole('alert')).toContainText('Please wait a minute and try again.');
    await expect(page.getByText(welcome)).toHaveCount(0);
  });

  test('posts to the provider when one is configured, and never reads its answer', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/^Refused to display .* 'X-Frame-Options'/);
    const received: string[] = [];
    const provider = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      received.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      response.setHeader('X-Frame-Options', 'DENY').end('<h1>Almost there</h1>');
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as AddressInfo;
    const site = await startSite({
      NEWSLETTER_FORM_URL: `http://127.0.0.1:${port}/subscribe?u=1`,
      NEWSLETTER_HONEYPOT_FIELD: 'b_trap',
    });
    try {
      await page.goto(`${site.url}/news`);
      await hydrated(page);
      await signUp(page, 'sam@example.com');
      await expect(page.getByText(welcome)).toBeVisible();
      await expect.poll(() => received).toEqual(['POST /subscribe?u=1 EMAIL=sam%40example.com&b_trap=']);
    } finally {
      await site.stop();
      provider.close();
    }
  });
});

test.describe('the newsletter form without script', () => {
  test.use({ javaScriptEnabled: false });

  test('comes back to the page, which welcomes', async ({ page }) => {
    await page.goto('/news');
    await signUp(page, 'pat@example.com');
    await expect(page).toHaveURL(/\/news\?outcome=[^#]+#newsletter$/);
    await expect(page.getByText(welcome)).toBeVisible();
  });
});
