import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { listen } from '../../server/src/testing/listen';
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

  test('is delivered to the configured provider by the server, from a lead that is stored first', async ({
    visit,
    page,
    start,
  }) => {
    const received: string[] = [];
    const provider = createServer(async (request, response) => {
      received.push(`${request.method} ${request.url} ${await text(request)}`);
      response.end('<h1>Almost there</h1>');
    });
    const site = await start({
      NEWSLETTER_FORM_URL: `${await listen(provider)}/subscribe?u=1`,
      NEWSLETTER_HONEYPOT_FIELD: 'b_trap',
    });
    await visit(`${site.url}/news`);
    await signUp(page, 'sam@example.com');
    await expect(page.getByText(welcome)).toBeVisible();
    await expect.poll(() => received).toEqual(['POST /subscribe?u=1 EMAIL=sam%40example.com&b_trap=']);
    const stored = () => storedLeads(site, 'sam@example.com');
    await expect.poll(stored).toMatchObject([{ kind: 'newsletter', state: 'delivered' }]);
    provider.close();
  });
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
