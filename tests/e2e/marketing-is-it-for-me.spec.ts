import type { Page } from '@playwright/test';
import { bottomOf, expect, test } from './fixtures';

/** Answers the four questions and submits them. */
async function choose(page: Page, answers: Record<'plan' | 'spare' | 'lose' | 'leaving', string>) {
  const questions = {
    plan: /have a Sharesave plan/,
    spare: /spare the money/,
    lose: /Could you lose £360/,
    leaving: /leave your employer/,
  };
  for (const [name, answer] of Object.entries(answers)) {
    const question = page.getByRole('group', { name: questions[name as keyof typeof questions] });
    await question.getByRole('radio', { name: answer, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Show my answer' }).click();
}

test('the four questions lead to a verdict that is not advice, and Back returns to the one before', async ({
  page,
  visit,
}) => {
  await visit('/is-it-for-me');
  await choose(page, { plan: 'Yes', spare: 'No', lose: 'Yes', leaving: 'No' });
  await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeFocused();
  await choose(page, { plan: 'Yes', spare: 'No', lose: 'No', leaving: 'No' });
  await expect(page.getByRole('heading', { name: 'Not with ShareMore' })).toBeFocused();
  await expect(page.getByText('It is not advice')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeVisible();
  await choose(page, { plan: 'Yes', spare: 'No', lose: 'Yes', leaving: 'Yes' });
  await page.getByRole('link', { name: 'What happens if you leave' }).click();
  await expect(page.getByText('What happens to the loan if I leave my job?')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'It could suit you' })).toBeVisible();
});

test('every open question is marked, and the first scrolls into view below the header', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit('/is-it-for-me');
  await page.getByRole('button', { name: 'Show my answer' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText('Please answer all four questions.')).toBeVisible();
  const questions = page.getByRole('group');
  const here = 'Please answer this question.';
  for (const question of await questions.all())
    await expect(question).toHaveAccessibleDescription(new RegExp(here));
  await expect(page.getByText(here).first()).toBeInViewport({ ratio: 1 });
  const question = await page.getByText('Does your employer have a Sharesave plan?').boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual(await bottomOf(page.getByRole('banner')));
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await expect(questions.first()).not.toContainText(here);
  await page.getByRole('button', { name: 'Show my answer' }).click();
  await expect(page.getByRole('radio').nth(3)).toBeFocused();
  await expect(questions.nth(1)).toContainText(here);
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
