import { expect, type Page, test } from '@playwright/test';
import type { Program } from '../programs';
import { type Checkout, copyCheckout } from './checkout';
import { startDev } from './dev-server';
import { hydrated } from './fixtures';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let checkout: Checkout;
let dev: Program;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  checkout = copyCheckout();
  dev = await startDev(checkout.dir);
  // The first visit waits for Vite, which prepares what the packages bring.
  const page = await browser.newPage();
  await page.goto(new URL('/news', dev.url).href);
  await hydrated(page, 90_000);
  await page.close();
});
test.afterAll(async () => {
  await dev?.stop();
  checkout?.remove();
});

/** Opens a page and marks its document: the mark is gone when the page is loaded anew. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, dev.url).href);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}
const isSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept');

test('an edited component, its style and its loader show at once, and typed text stays', async ({ page }) => {
  const file = 'mf-news/src/pages/news/news-page.tsx';
  await open(page, '/news');
  const email = page.getByRole('textbox').first();
  await email.fill('ada@example.com');

  checkout.edit(file, 'title="Sharesave, thought through"', 'title="Edited by hand"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited by hand');

  checkout.edit('mf-news/src/pages/news/news-page.module.css', 'text-align: center', 'text-align: end');
  const feed = page.locator('main p', { has: page.getByRole('link', { name: 'Follow by RSS' }) });
  await expect(feed).toHaveCSS('text-align', 'end');

  checkout.edit(
    file,
    '= () => loadSummaries()',
    "= async () => (await loadSummaries()).map((all) => ({ ...all, title: 'Loaded' }))",
  );
  await expect(page.getByRole('heading', { name: 'Loaded' }).first()).toBeVisible();

  await expect(email).toHaveValue('ada@example.com');
  await isSameDocument(page);
});

test('edited content and an edited primitive show, and typed text stays', async ({ page }) => {
  await open(page, '/about');
  await page.getByLabel('First name').fill('Ada');
  checkout.edit('mf-marketing/src/content/about.ts', 'within everyone’s reach', 'within reach');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharesave, within reach');
  await isSameDocument(page);
  checkout.edit('shell/platform/src/forms/field.tsx', '<input {...rest}', '<input data-edited="" {...rest}');
  await expect(page.getByLabel('First name')).toHaveAttribute('data-edited');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('an edited session store and an edited area show, and typed text is put back', async ({ page }) => {
  await open(page, '/about');
  await page.getByLabel('First name').fill('Ada');
  const header = page.getByRole('banner');
  await expect(header.locator('a[href="/dashboard"]')).toHaveCount(0);
  checkout.edit('shell/platform/src/session.ts', 'signedIn: readFlag(), ready', 'signedIn: true, ready');
  await expect(header.locator('a[href="/dashboard"]').first()).toBeAttached();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  checkout.edit(
    'mf-marketing/src/area.ts',
    'export const area',
    "globalThis.document?.documentElement.setAttribute('data-edited-area', '');\nexport const area",
  );
  await expect(page.locator('html')).toHaveAttribute('data-edited-area');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('edited paths are followed, and typed text is put back', async ({ page }) => {
  await open(page, '/about');
  await page.getByLabel('First name').fill('Ada');
  checkout.edit(
    'mf-marketing/area.config.ts',
    "'/about':",
    "'/who-we-are': 'src/pages/about/about-page.tsx',\n    '/about':",
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await open(page, '/who-we-are');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sharesave, within');
});

test('an error shows with its place in the code, and heals by itself', async ({ page }) => {
  const file = 'mf-news/src/article-list/article-list.tsx';
  checkout.edit(file, 'shown = showAll', 'shown = = showAll');
  await page.goto(new URL('/news', dev.url).href);
  const frame = page.locator('vite-error-overlay .frame');
  await expect(frame).toContainText('shown = = showAll');
  checkout.edit(file, 'shown = = showAll', 'shown = showAll');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

test('a slot that throws shows its fallback, and comes back when it is mended', async ({ page }) => {
  const file = 'mf-companies/src/finder/slots.tsx';
  checkout.edit(file, 'return <CompanyBox size="l" />', "throw new Error('broken');");
  const response = await page.goto(new URL('/', dev.url).href);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByPlaceholder('Find your employer')).toHaveCount(0);
  checkout.edit(file, "throw new Error('broken');", 'return <CompanyBox size="l" />');
  await expect(page.getByPlaceholder('Find your employer').first()).toBeVisible();
});

test('one area alone prints an address that shows it', async ({ page }) => {
  test.slow();
  const alone = await startDev(checkout.dir, 'mf-companies');
  try {
    const response = await page.goto(alone.url);
    expect(response?.status()).toBe(200);
    // Its first visit waits for Vite as well.
    await hydrated(page, 60_000);
    expect(new URL(alone.url).pathname).toBe('/companies');
  } finally {
    await alone.stop();
  }
});
