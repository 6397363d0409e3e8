import { expect, test } from './fixtures';
import { storedLeads } from './stored-leads';

test('a visitor who finds no employer can request it by keyboard', async ({ page, visit, site }) => {
  const email = 'wish@work.example';
  const employer = page.getByRole('textbox', { name: 'Your employer' });
  await visit('/companies');
  await page.getByLabel('Employer name').pressSequentially('Babbage', { delay: 200 });
  await expect(employer).toHaveValue('Babbage');
  await employer.click();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await employer.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' & Daughters');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('We will look into your employer’s Sharesave')).toBeVisible();
  expect(await storedLeads(site, email)).toMatchObject([
    { kind: 'contact', state: 'held', payload: { companyName: 'Babbage & Daughters', workEmail: email } },
  ]);
  await expect(page.getByRole('form', { name: 'Request your employer' }).getByRole('status')).toBeFocused();
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
    await expect(page.getByText('We will look into your employer’s Sharesave')).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([{ kind: 'contact' }]);
  });
});
