import { expect, test } from './fixtures';

/** What leads nowhere on paper. Links to other pages stay: they say what there is. */
const idle = 'form, form *, button, [role=combobox], [class][href^="#"]:not(p *, li *)';

for (const path of [
  '/',
  '/faq',
  '/about',
  '/what-is-sharesave',
  '/news',
  '/news/what-sharemore-costs-and-when-it-pays',
  '/companies',
  '/company/marlowick',
]) {
  test(`${path} prints no control`, async ({ page, visit }) => {
    await visit(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main').locator(idle).filter({ visible: true })).toHaveCount(0);
  });
}

test('the film’s section stays off paper, and the calculation’s assumptions are on it', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const assumption = page.locator('#what-if details li').first();
  await assumption.scrollIntoViewIfNeeded();
  await expect(assumption).toBeInViewport();
  await expect(page.getByText('Watch Maya’s three years')).toBeHidden();
});

test('a registration’s outcome can be printed', async ({ page, visit }) => {
  await visit('/company/marlowick');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Work email address').fill('print@marlowick.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  const thanks = page.getByText('Thank you! Your registration has been submitted');
  await thanks.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(thanks).toBeVisible();
});
