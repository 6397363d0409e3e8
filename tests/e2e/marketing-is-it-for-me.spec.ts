import type { Page } from '@playwright/test';
import { bottomOf, expect, hydrated, idle, test, translated } from './fixtures';

/** Answers the four questions and submits them. */
async function choose(page: Page, answers: Record<'plan' | 'spare' | 'lose' | 'leaving', string>) {
  const questions = {
    plan: /have a Sharesave plan/,
    spare: /by yourself/,
    lose: /lose all £360/,
    leaving: /leave your employer/,
  };
  for (const [name, answer] of Object.entries(answers)) {
    const question = page.getByRole('group', { name: questions[name as keyof typeof questions] });
    await question.getByRole('radio', { name: answer, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Show my answer' }).click();
}

test(
  'the four questions lead to a verdict that is not advice, and Back returns to the one before',
  translated,
  async ({ page, visit }) => {
    await visit('/is-it-for-me');
    const possible = page.getByRole('region', { name: 'Our answer will be one of these' });
    await expect(possible.getByRole('listitem')).toHaveText([
      'Not now: you need an employer with a plan',
      'Find out about your plan first',
      'Join Sharesave without us',
      'Not with ShareMore',
      'Be careful: leaving early can cost you',
      'It could suit you',
    ]);
    await choose(page, { plan: 'Yes', spare: 'No', lose: 'Yes', leaving: 'No' });
    await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeFocused();
    // Also with the answers unchanged.
    await page.getByRole('button', { name: 'Show my answer' }).click();
    await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeFocused();
    await choose(page, { plan: 'Yes', spare: 'No', lose: 'No', leaving: 'No' });
    await expect(page.getByRole('heading', { name: 'Not with ShareMore' })).toBeFocused();
    await expect(page.getByText('It isn’t advice')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeVisible();
    await choose(page, { plan: 'Yes', spare: 'No', lose: 'Yes', leaving: 'Yes' });
    await page.getByRole('link', { name: 'What happens if you leave' }).click();
    await expect(page.getByText('What happens to the loan if I leave my job?')).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeVisible();
    // Only an answer that was asked for takes the focus.
    await expect(page.getByRole('heading', { name: 'It could suit you' })).not.toBeFocused();
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await idle(page);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('no answer comes while a question is open, which has the focus below the header, or once a question changes, and what was chosen outlives a reload', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit('/is-it-for-me');
  await page.getByRole('button', { name: 'Show my answer' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page).toHaveURL(/is-it-for-me$/);
  const question = await page.getByRole('group').first().locator('legend').boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual(await bottomOf(page.getByRole('banner')));

  const answer = (question: RegExp, name: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true });
  await answer(/have a Sharesave plan/, 'Yes').check();
  await page.reload();
  await hydrated(page);
  await expect(answer(/have a Sharesave plan/, 'Yes')).toBeChecked();
  await choose(page, { plan: 'Yes', spare: 'No', lose: 'Yes', leaving: 'No' });
  await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeFocused();
  await answer(/have a Sharesave plan/, 'No').check();
  await expect(page.getByRole('heading', { name: 'Our answer will be one of these' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It could suit you' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeVisible();
  await expect(answer(/have a Sharesave plan/, 'Yes')).toBeChecked();
});

test('on a wide screen the verdict is beside the questions and offers two next steps', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/is-it-for-me?plan=yes&spare=no&lose=yes&leaving=no');
  const verdict = page.getByRole('region', { name: 'It could suit you' });
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(verdict.getByRole('link')).toHaveCount(2);
  await idle(page);
  await expect(page.locator('body'), 'the server sent the verdict').toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('four answers lead to a verdict', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Is ShareMore right for you?' }).click();
    await choose(page, { plan: 'Yes', spare: 'Yes', lose: 'Yes', leaving: 'No' });
    await expect(page.getByRole('region', { name: 'Join Sharesave without us' })).toBeVisible();
  });
});
