import { bottomOf, expect, test, translated } from './fixtures';
import { storedLeads } from './stored-leads';

test(
  'a visitor who finds no employer can request it by keyboard',
  translated,
  async ({ page, visit, site }, { project }) => {
    const email = `wish.${project.name}@work.example`;
    const employer = page.getByRole('textbox', { name: 'Your employer' });
    await visit('/companies');
    await page.getByLabel('Employer name').pressSequentially('Babbage', { delay: 200 });
    await expect(employer).toHaveValue('Babbage');
    await employer.clear();
    await page.keyboard.press('Enter');
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Enter your employer' }).press('Enter');
    await page.keyboard.type('Babbage & Daughters');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('We’ll look into your employer’s Sharesave')).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([
      { kind: 'contact', payload: { companyName: 'Babbage & Daughters', workEmail: email } },
    ]);
    const thanks = page.getByRole('form', { name: 'Request your employer' }).getByRole('status');
    await expect(thanks).toBeFocused();
    expect(await bottomOf(thanks), 'above the fields').toBeLessThan((await employer.boundingBox())?.y ?? 0);
  },
);

test('the finder’s link to a request shows the request’s title', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  await page.getByPlaceholder('Find your employer').fill('acme');
  await page.getByRole('link', { name: 'Request your employer' }).click();
  const form = page.getByRole('form', { name: 'Request your employer' });
  await expect(form).toBeFocused();
  const title = await page.getByRole('heading', { name: /find your employer\?/ }).boundingBox();
  expect(title?.y).toBeGreaterThan(await bottomOf(page.getByRole('banner')));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an employer request becomes a contact lead', async ({ page, site }) => {
    const email = 'noscript.wish@work.example';
    await page.goto('/companies');
    await page.getByLabel('Employer name').fill('Babbage & Daughters');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your employer' })).toHaveValue('Babbage & Daughters');
    await page.getByLabel('Work email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/companies\?.*#request-employer$/);
    await expect(page.getByText('We’ll look into your employer’s Sharesave')).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([{ kind: 'contact' }]);
  });
});
