import { expect, test } from './fixtures';

test.describe('home', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens with the promise, its cost, the finder and the risk', async ({ page, visit }) => {
    await visit('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Invest in your future' })).toBeInViewport({
      ratio: 1,
    });
    const main = page.getByRole('main');
    for (const text of [
      'Join Sharesave without locking away your savings',
      /That is a loan/,
      /£360 of fees/,
    ]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
    for (const name of ['What is Sharesave?', 'How does ShareMore help?']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
  });
});

test.describe('home on a small phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('opens with the promise, the finder and the risk', async ({ page, visit }) => {
    await visit('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Share prices fall as well as rise')).toBeInViewport({ ratio: 1 });
  });
});

test('home says what it costs, how it can end, what can go wrong and what to do next', async ({ page }) => {
  await page.goto('/');
  for (const title of ['What it costs', 'Three ways it can end', 'What can go wrong', 'What to do next']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const endings = page.getByRole('region', { name: 'Three ways it can end' });
  for (const amount of ['+£1,440', '+£90', '−£360']) await expect(endings.getByText(amount)).toBeVisible();
});
