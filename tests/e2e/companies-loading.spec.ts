import type { Page } from '@playwright/test';
import { all, found, pickBanking, search } from './directory';
import { clickByScript, expect, failCompanies, holdBack, test } from './fixtures';

/** Opens a company page from its card. */
async function openAldercombe(page: Page) {
  await page.getByRole('link', { name: 'View Details & Apply: Aldercombe', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aldercombe employees');
  await expect(page.getByRole('heading', { name: 'Join the Aldercombe waitlist' })).toBeVisible();
}

test('the directory says "Loading companies…" until the list arrives', async ({ page, visit }) => {
  const release = await holdBack(page, '**/api/google-sheets');
  await visit('/faq');
  await page.getByRole('link', { name: 'Find Your Employer' }).last().click();
  await expect(page.getByText('Loading companies…')).toBeVisible();
  release();
  await expect(found(page)).toHaveText(all);
});

test('the directory shows three sample companies when the list fails twice, and can try again', async ({
  page,
  visit,
}) => {
  let isDown = true;
  await page.route('**/api/google-sheets', (route) =>
    isDown ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await visit('/faq');
  await page.getByRole('link', { name: 'Find Your Employer' }).last().click();
  await expect(page.getByText('We couldn’t load the full company list')).toBeVisible();
  await expect(found(page)).toHaveText('Showing 3 of 3 companies');
  isDown = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(found(page)).toHaveText(all);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  // The directory has comboboxes of its own, until home is there.
  await page.getByPlaceholder('Find your employer').focus();
  await expect(page.getByRole('option').nth(3)).toBeAttached();
});

test('a company list that failed to load replaces neither the list nor a company that the server sent', async ({
  page,
  visit,
}) => {
  await failCompanies(page);
  await visit('/');
  await page.getByRole('combobox').first().focus();
  await expect(page.getByRole('option')).toHaveCount(3);
  await visit('/companies');
  await pickBanking(page);
  await expect(found(page)).toHaveText(/^Showing 10 of \d{3} companies$/);
  await search(page).fill('savings ba');
  await expect(found(page)).toHaveText(/^Showing 2 of \d{3} companies$/);

  await page.unroute('**/api/google-sheets');
  await visit('/companies');
  await openAldercombe(page);
  await page.goBack();
  await expect(found(page)).toHaveText(all);
  await expect(found(page)).not.toHaveText('Showing 3 of 3 companies');
});

test('without the list’s script the finder says what is missing, and the directory comes from the server', async ({
  page,
  visit,
}) => {
  await page.route('**/fetch-companies*', (route) => route.abort());
  await visit('/');
  await page.getByRole('combobox').first().focus();
  await expect(page.getByText('We couldn’t load the full company list. Look in the directory')).toBeVisible();
  await expect(page.getByText('No companies found')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find Your Employer' }).click();
  await expect(found(page)).toHaveText(all);
});

test('a slow script of this area delays only its slot on another area’s page', async ({ page, visit }) => {
  const release = await holdBack(page, /\/mf-companies\/.*\.js/);
  await visit('/');
  release();
  await page.getByPlaceholder('Find your employer').fill('marlowick');
  await expect(page.getByRole('option', { name: 'Marlowick' })).toBeVisible();
});

test('a company newer than the browser’s cached list is found', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('combobox').first().focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.evaluate(() => {
    const key = 'sharemore-companies-v6';
    const cached = JSON.parse(localStorage.getItem(key) ?? '');
    cached.items = cached.items.filter(({ slug }: { slug: string }) => slug !== 'aldercombe');
    localStorage.setItem(key, JSON.stringify(cached));
  });
  await visit('/companies');
  await openAldercombe(page);
});

for (const [path, below] of [
  ['/', 'Share prices fall as well as rise, and past performance'],
  ['/join-sharemore', 'No obligation'],
] as const) {
  test(`${path} keeps the finder’s place until a link’s page has it`, async ({ page, visit }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit('/faq');
      const release = await holdBack(page, '**/company-box.js');
      await clickByScript(page.locator(`a[href="${path}"]`).first());
      const text = page.getByText(below).first();
      await expect(text).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(0);
      const before = await text.boundingBox();
      release();
      await expect(page.getByRole('combobox')).toBeVisible();
      expect(await text.boundingBox()).toEqual(before);
      await page.unrouteAll();
    }
  });
}
