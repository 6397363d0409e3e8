import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { startSite } from './site';

const welcome = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

/** The newsletter addresses that staff see in the lead store. */
async function storedAddresses(dataDir: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/src/leads/cli.ts', 'list', '--json'],
    { cwd: resolve(import.meta.dirname, '../..'), env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind === 'newsletter')
    .map(({ payload }) => payload.email);
}

async function signUp(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.describe('the newsletter form', () => {
  test('posts the address and the empty honeypot into a hidden frame, and welcomes', async ({
    page,
    visit,
    site,
  }) => {
    await visit('/news');
    const posted = page.waitForRequest('**/api/newsletter');
    const answered = page.waitForResponse('**/api/newsletter');
    await signUp(page, 'sam@example.com');
    await expect(page.getByText(welcome)).toBeVisible();
    const request = await posted;
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
      EMAIL: 'sam@example.com',
      b_website: '',
    });
    expect(request.frame()).not.toBe(page.mainFrame());
    expect((await answered).status()).toBe(200);
    await expect(page).toHaveURL('/news');
    await expect(page.getByLabel('Email address')).toHaveValue('');
    expect(await storedAddresses(site.dataDir)).toContain('sam@example.com');
  });

  test('sends nothing while the honeypot is filled in', async ({ page, visit }) => {
    await visit('/news');
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await page
      .locator('[name="b_website"]')
      .evaluate((field) => field.setAttribute('value', 'https://spam.example'));
    await signUp(page, 'robot@example.com');
    await expect(page.getByText(welcome)).toHaveCount(0);
    expect(posts).toBe(0);
  });

  test('stores nothing for a robot that fills the honeypot and posts by itself', async ({
    request,
    site,
  }) => {
    const form = { EMAIL: 'trapped@example.com', b_website: 'https://spam.example' };
    expect((await request.post('/api/newsletter', { form })).status()).toBe(200);
    expect(await storedAddresses(site.dataDir)).not.toContain('trapped@example.com');
  });

  test('asks for an address', async ({ page, visit }) => {
    await visit('/news');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page.getByText(welcome)).toHaveCount(0);
  });

  test('posts to the provider when one is configured, and never reads its answer', async ({ page }) => {
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
