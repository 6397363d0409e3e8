import { expect, test } from './fixtures';

test('text cannot become script', async ({ page, visit, expectErrors }) => {
  expectErrors(/TrustedHTML|Trusted Type/);
  await visit('/faq');
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>injected</p>';
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  });
  expect(thrown).toContain('TypeError');
  await expect(page.locator('h1')).toBeVisible();
});
