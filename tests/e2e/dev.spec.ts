import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Program } from '../programs';
import { type Checkout, copyCheckout } from './checkout';
import { componentSlip, edits, slips } from './edits';
import { hydrated } from './fixtures';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let checkout: Checkout;
let dev: Program;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  checkout = copyCheckout();
  dev = await checkout.startDev();
  // The first visit waits for Vite's dependency optimisation.
  const page = await browser.newPage();
  await page.goto(new URL('/news', dev.url).href);
  await hydrated(page, 90_000);
  await page.close();
});
test.afterAll(async () => {
  await dev?.stop();
  checkout?.remove();
});

/** Opens a page and marks its document. A reload loses the mark. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, dev.url).href);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept');

// Comes first, because it needs a page whose modules no edit has touched.
test('an edit shows that comes before the module of the edit before is ready for it', async ({ page }) => {
  // The gap lasts some tasks, longer when the page is busy. Here it never ends.
  await page.route('**/@react-refresh*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace('=> import(', "=> module.includes('?t=') ? new Promise(() => {}) : import(");
    expect(body).not.toBe(text);
    await route.fulfill({ response: answer, body });
  });
  await open(page, '/about');
  const file = 'mf-marketing/src/pages/about/about-page.tsx';
  await checkout.edit(file, '<PageHead', '<i data-edit="first" /><PageHead');
  await expect(page.locator('[data-edit]')).toHaveAttribute('data-edit', 'first');
  await checkout.edit(file, '"first"', '"second"');
  await expect(page.locator('[data-edit]')).toHaveAttribute('data-edit', 'second');
  await expectSameDocument(page);
});

for (const path of new Set(edits.map((edit) => edit.path))) {
  const ofPage = edits.filter((edit) => edit.path === path);
  test(`an edit of ${ofPage.map(({ kind }) => kind).join(' or ')} and its reversal show`, async ({
    page,
  }) => {
    await open(page, path);
    const field = page.getByRole('textbox').first();
    for (const { file, before, after, shown, reloads } of ofPage) {
      if (!reloads) await field.fill('Ada');
      await checkout.edit(file, before, after);
      await page.waitForFunction(shown);
      if (reloads) await hydrated(page);
      else {
        await expectSameDocument(page);
        await expect(field).toHaveValue('Ada');
      }
      await checkout.edit(file, after, before);
      await page.waitForFunction(`document.querySelector('h1') !== null && !(${shown})`);
    }
  });
}

test('edited paths take effect', async ({ page }) => {
  await open(page, '/about');
  await checkout.edit(
    'mf-marketing/area.config.ts',
    "'/about':",
    "'/who-we-are': 'src/pages/about/about-page.tsx',\n    '/about':",
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await open(page, '/who-we-are');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sharesave, within');
});

for (const { kind, path, file, before, after, line = after } of slips) {
  test(`${kind} shows with its place in the code, and the next save mends it`, async ({ page }) => {
    await checkout.edit(file, before, after);
    const overlay = page.locator('vite-error-overlay');
    // On a busy machine the page may be faster than the file watcher.
    await expect(async () => {
      await page.goto(new URL(path, dev.url).href);
      await expect(overlay.locator('.frame')).toContainText(line, { timeout: 5_000 });
    }).toPass();
    await expect(overlay).toContainText(file);
    // Of another area. Without its configuration no page is whole.
    if (!file.endsWith('area.config.ts')) expect((await fetch(new URL('/about', dev.url))).status).toBe(200);
    await checkout.edit(file, after, before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });
}

test('an error in a component of the open page shows with its place, and the next save mends it', async ({
  page,
}) => {
  await open(page, '/news');
  const { file, before, after } = componentSlip;
  await checkout.edit(file, before, after);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.frame')).toContainText(after);
  await checkout.edit(file, after, before);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This part is unavailable');
  await expect(overlay).toHaveCount(0);
});

test('a slot that throws shows its fallback, and returns once it is fixed', async ({ page }) => {
  const file = 'mf-companies/src/finder/company-box.tsx';
  await checkout.edit(file, 'const id = useId();', "throw new Error('broken');");
  const response = await page.goto(new URL('/', dev.url).href);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByPlaceholder('Find your employer')).toHaveCount(0);
  await checkout.edit(file, "throw new Error('broken');", 'const id = useId();');
  await expect(page.getByPlaceholder('Find your employer').first()).toBeVisible();
});

test('a file of styles may get another name', async () => {
  const folder = 'mf-news/src/load-more/';
  const file = `${folder}load-more.tsx`;
  const names = ['load-more.module.css', 'more.module.css'];
  const answer = (path: string) => fetch(new URL(path, dev.url));
  for (const [from = '', to = ''] of [names, names.toReversed()]) {
    renameSync(join(checkout.dir, folder, from), join(checkout.dir, folder, to));
    await checkout.edit(file, `./${from}`, `./${to}`);
    // On a busy machine the file watcher sees it later, and drops it when the next edit comes soon after.
    await expect.poll(async () => (await answer(`/${file}`)).text()).toContain(`/${to}`);
    for (const path of ['/news', '/about'])
      await expect.poll(async () => (await answer(path)).status).toBe(200);
  }
});

test('the development server of one area prints an address that shows it', async () => {
  const alone = await checkout.startDev('mf-companies');
  try {
    expect(new URL(alone.url).pathname).toBe('/companies');
    expect(await (await fetch(alone.url)).text()).toContain('View Details &amp; Apply');
  } finally {
    await alone.stop();
  }
});
