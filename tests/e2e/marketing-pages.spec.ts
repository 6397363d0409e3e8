import { expect, test } from './fixtures';

test('home opens with the promise, its cost, the finder and the risk, then explains them', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Invest in your future' })).toBeInViewport({
    ratio: 1,
  });
  const main = page.getByRole('main');
  for (const text of ['Join Sharesave without locking away your savings', /That is a loan/, /£360 of fees/]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
  for (const name of ['What is Sharesave?', 'How does ShareMore help?']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  for (const title of ['What it costs', 'Three ways it can end', 'What can go wrong', 'What to do next']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const endings = page.getByRole('region', { name: 'Three ways it can end' });
  for (const amount of ['+£1,440', '+£90', '−£360']) await expect(endings.getByText(amount)).toBeVisible();
});

test('home on a small phone opens with the promise, the finder and the risk', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByPlaceholder('Find your employer')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Share prices fall as well as rise')).toBeInViewport({ ratio: 1 });
});
