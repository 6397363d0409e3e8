import config from '../../mf-marketing/area.config';
import { expect, test } from './fixtures';

const pages = Object.keys(config.pages);

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 360 ? 800 : 900 } });

    test('no marketing page is wider than the screen', async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('every marketing page keeps its contrast', async ({ visit, axe }) => {
    test.slow();
    for (const path of pages) {
      await visit(path);
      expect(await axe(), path).toEqual([]);
    }
  });
});

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

test.describe('the company selector', () => {
  for (const path of ['/what-is-sharesave', '/join-sharemore']) {
    test(`on ${path} leads to the company that was chosen`, async ({ page, visit }) => {
      await visit(path);
      await page.getByPlaceholder('Find your employer').click();
      await page.keyboard.type('Marlowick');
      await page
        .getByRole('option', { name: /Marlowick/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/company\/marlowick$/);
    });
  }
});
