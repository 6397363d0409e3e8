import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';

const open = (page: Page) => page.locator('main details[open]');
/** Opens the sources of a page's facts. */
async function expectSources(page: Page): Promise<void> {
  await page.getByText('Checked November 2026: our sources').click();
  await expect(
    page.locator('details > p', { hasText: 'Income Tax (Earnings and Pensions) Act 2003' }),
  ).toBeVisible();
}
const summary = (page: Page, name: string | RegExp) => page.locator('summary', { hasText: name });

test.describe('questions and answers', () => {
  test('opens the answer that the address names', async ({ page, visit }) => {
    await visit('/faq#tech-3');
    await expect(open(page)).toHaveAttribute('id', 'tech-3');
    await expect(open(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      location.hash = 'basics-2';
    });
    await expect(open(page)).toHaveAttribute('id', 'basics-2');
    await expect(open(page)).toBeInViewport({ ratio: 1 });
  });

  test('a search counts that was typed before hydration, and is there again after Back, without the sections’ links', async ({
    page,
  }) => {
    const box = page.getByLabel('Search the questions');
    const found = page.getByRole('status').filter({ hasText: 'question found' });
    const release = await holdBack(page, '**/assets/react*.js');
    await page.goto('/faq');
    await box.fill('isa');
    release();
    await expect(found).toBeVisible();
    await page.getByRole('link', { name: 'No answer? Ask us' }).click();
    await expect(page).toHaveURL(/\/about/);
    await page.goBack();
    await expect(box).toHaveValue('isa');
    await expect(found).toBeVisible();
    const jumps = page.getByRole('navigation', { name: 'Jump to a section' });
    await expect(jumps).toHaveCount(0);
    await box.clear();
    await jumps.getByRole('link').first().click();
    await expect(page.locator('#basics').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page).toHaveURL(/\/faq#basics$/);
  });

  test('links to each section and back to the top, and says when its facts were checked, and against what', async ({
    page,
    visit,
  }) => {
    await visit('/faq');
    for (const [name, id] of [
      ['Sharesave basics', 'basics'],
      ['Employers’ questions', 'employers'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Jump to a section' }).getByRole('link', { name }).click();
      const section = page.locator(`#${id}`);
      await expect(section.getByRole('heading', { level: 2, name })).toBeInViewport();
      await section.getByRole('link', { name: 'Back to the top' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
    }
    await expectSources(page);
  });
});

test.describe('what is Sharesave', () => {
  test('always has exactly one of nine items open, and says when its facts were checked, and against what', async ({
    page,
    visit,
  }) => {
    await visit('/what-is-sharesave');
    const items = page.locator('main details[id]');
    await expect(items).toHaveCount(9);
    await expect(open(page)).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open', '');
    await summary(page, 'How much can I save?').click();
    await expect(open(page)).toHaveCount(1);
    await expect(open(page)).toContainText('£500 a month');
    await summary(page, 'How much can I save?').focus();
    await page.keyboard.press('Enter');
    await expect(open(page)).toHaveCount(1);
    await expect(open(page)).toContainText('£500 a month');
    await expectSources(page);
  });

  test('keeps a pressed question in its place on a phone, where a long answer above it closes', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit('/what-is-sharesave');
    const question = summary(page, 'Who can join?');
    await question.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - 448, behavior: 'instant' });
    });
    const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await question.click();
    await expect(open(page)).toContainText('all of its UK employees');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

  test('opens its first item again when the open one was closed before hydration', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/what-is-sharesave', { waitUntil: 'commit' });
    await summary(page, 'What is Sharesave in a nutshell?').press('Enter');
    await expect(open(page)).toHaveCount(0);
    release();
    await expect(open(page)).toHaveCount(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers to questions are in sight, for the browser’s own search', async ({ page }) => {
    await page.goto('/faq');
    const answers = page.locator('main details[name=faq] > :not(summary)');
    expect(await answers.count()).toBeGreaterThan(20);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

  test('the open item of “what is Sharesave” stays open when it is clicked', async ({ page }) => {
    await page.goto('/what-is-sharesave');
    await summary(page, 'What is Sharesave in a nutshell?').click({ force: true });
    await expect(open(page)).toHaveCount(1);
  });
});
