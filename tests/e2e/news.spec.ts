import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { articles } from '../../mf-news/src/catalogue';
import { bottomOf, expect, markDocument, test, translated } from './fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const loadMore = (page: Page) => page.getByRole('link', { name: 'Load More Articles' });

test.describe('the news list', () => {
  test(
    'shows six articles, then all, and moves the focus to the first new one',
    translated,
    async ({ page, visit }) => {
      await visit('/news');
      await expect(page).toHaveTitle('News | ShareMore');
      await expect(cards(page)).toHaveCount(6);
      await loadMore(page).click();
      await expect(cards(page)).toHaveCount(articles.length);
      await expect(page.locator('#added')).toBeFocused();
      await expect(loadMore(page)).toHaveCount(0);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/news\/./);
      await page.goBack();
      await expect(cards(page)).toHaveCount(articles.length);
    },
  );

  test('shows what each article is about, the featured research with its source, and offers the report as a PDF', async ({
    page,
  }) => {
    await page.goto('/news');
    const card = cards(page).filter({
      has: page.getByRole('link', { name: 'What happens to your Sharesave' }),
    });
    await expect(card.locator('time')).toHaveAttribute('datetime', '2026-09-24');
    await expect(card.locator('time')).toHaveText('24 September 2026');
    await expect(card).toContainText('3 min read');
    await expect(card).toContainText('Decisions');
    await expect(card).toContainText('A Sharesave option is a right to buy');

    const research = page.getByRole('region', { name: 'Featured research' });
    for (const text of [
      '58%',
      'of eligible employees missing out',
      '£1,847',
      'average annual return missed',
      '£2.4B',
      'total',
      'ShareMore’s own figures',
    ]) {
      await expect(research).toContainText(text);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    const tops = await research
      .locator('dt')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(tops).size, 'in one row from a tablet on').toBe(1);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the report (PDF, 8 pages)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sharemore-the-cost-of-missing-out.pdf');
    expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF/);
  });

  test('loads no article bodies, in the page or in its scripts', async ({ page, visit }) => {
    const sentence = 'the option lapses. That is the part of Sharesave';
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await visit('/news');
    expect(await page.content()).not.toContain(sentence);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(await (await page.request.get(script)).text(), script).not.toContain(sentence);
    }
  });
});

test.describe('an article', () => {
  const address = '/news/what-sharemore-costs-and-when-it-pays';

  test('opens from the list by client navigation, and Back returns to the list', async ({ page, visit }) => {
    await visit('/news');
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', { name: 'Who misses out on Sharesave, and why' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who misses out on Sharesave, and why');
    await expect(page).toHaveTitle('Who misses out on Sharesave, and why | ShareMore');
    const beside = page.getByRole('complementary').getByRole('link').first();
    const title = await beside.innerText();
    await beside.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await page.goBack();
    await expect(cards(page)).toHaveCount(6);
    expect(await isSameDocument()).toBe(true);
  });

  test('has its heading, date, sections and sources, and as many others beside it as fit its height, newest first, then all', async ({
    page,
    visit,
  }) => {
    await visit(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'The cost of ShareMore, and when it pays' }),
    ).toBeVisible();
    await expect(page.getByText('22 January 2026')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Where you break even' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'GOV.UK: Save As You Earn' })).toBeVisible();
    const more = page.getByRole('complementary', { name: 'More articles' });
    const links = more.getByRole('article').getByRole('link');
    // All fit beside the whole article.
    await page.getByRole('heading', { level: 2, name: 'Three endings' }).evaluate((heading) => {
      heading.closest('section')?.remove();
    });
    await expect(links.first()).toHaveText(articles[0]?.title ?? '');
    const others = articles.length - 1;
    await expect.poll(() => links.count()).toBeLessThan(others);
    const fitting = await links.count();
    expect(fitting).toBeGreaterThan(3);
    const bodyBottom = await bottomOf(page.getByText('This article is general information'));
    expect(await bottomOf(more)).toBeLessThanOrEqual(bodyBottom + 30);
    const first = page.getByRole('heading', { level: 2, name: 'Where you break even' });
    await first.evaluate((heading) => heading.closest('section')?.remove());
    await expect.poll(() => links.count()).toBeLessThan(fitting);
    await loadMore(page).click();
    await expect(links).toHaveCount(others);
    await expect(page.locator('#added')).toBeFocused();
    await expect(loadMore(page)).toHaveCount(0);
  });

  test('that does not exist is not found, and the page links to all articles', async ({ page }) => {
    await page.goto('/news/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
    await page.getByRole('link', { name: 'Back to all articles' }).click();
    await expect(page).toHaveURL('/news');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows all articles on request', async ({ page }) => {
    await page.goto('/news');
    await expect(cards(page)).toHaveCount(6);
    await loadMore(page).click();
    await expect(cards(page)).toHaveCount(articles.length);
    await expect(cards(page).nth(6), 'where the reader was').toBeInViewport();
    await expect(cards(page).first()).not.toBeInViewport();
  });

  test('an article shows all others beside it on request', async ({ page }) => {
    await page.goto('/news/sharesave-in-plain-english');
    await loadMore(page).click();
    await expect(
      page.getByRole('complementary', { name: 'More articles' }).getByRole('link').filter({ visible: true }),
    ).toHaveCount(articles.length - 1);
    await expect(loadMore(page)).toHaveCount(0);
  });
});
