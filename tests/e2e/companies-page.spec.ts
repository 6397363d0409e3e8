import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';

const withChart = '/company/marlowick';
const withAnalysts = '/company/q7';
const withoutAnalysts = '/company/dr-teasel';

const form = (page: Page) => page.getByRole('region', { name: /^Join the .* waitlist$/ });
const chart = (page: Page) => page.getByRole('table', { name: /£10 a month at/ });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });

async function fillIn(page: Page, email = 'ada@marlowick.example') {
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('Lovelace');
  await form(page).getByLabel('Work email address').fill(email);
}

test.describe('a company', () => {
  test('has its promise, its facts, its form, the reminder, the questions and the small print', async ({
    page,
    visit,
  }) => {
    await visit(withChart);
    await expect(page).toHaveTitle('Marlowick Sharesave | ShareMore');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Marlowick employees: your next Sharesave is coming',
    );
    await expect(page.getByRole('main')).toContainText('Supermarkets and convenience shops');
    await expect(form(page)).toContainText('No obligation');
    await expect(form(page)).toContainText('Priority access when the plan opens');
    await expect(form(page)).toContainText('We will not share your details with anyone');
    await expect(page.getByRole('heading', { name: 'A reminder of how ShareMore works' })).toBeVisible();
    const questions = page.getByRole('region', { name: 'Still have questions?' });
    await expect(questions.locator('a[href="/faq"]')).toBeVisible();
    await expect(questions.locator('a[href="/about#contact"]')).toBeVisible();
    await expect(page.getByText('ShareMore has no current relationship with Marlowick')).toBeVisible();
    await expect(page.getByText('These are sample figures')).toBeVisible();
  });

  test('ahead with ShareMore has a chart that reads as a table', async ({ page }) => {
    await page.goto(withChart);
    await expect(
      page.getByText(
        /^Investing £10 a month over three years would have earned Marlowick employees £567 with ShareMore, £185 with Sharesave alone and £23 in a savings account/,
      ),
    ).toBeVisible();
    const rows = page
      .getByRole('table', {
        name: 'What £10 a month at Marlowick came to after three years. The line marks the £360 paid in.',
      })
      .getByRole('row');
    await expect(rows).toHaveText([
      /With ShareMore.*£927.*gain £567/,
      /With Sharesave.*£545.*gain £185/,
      /In a savings account.*£383.*gain £23/,
    ]);
    const widths = await rows
      .locator('svg:first-child')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    expect(widths[1]).toBeGreaterThan(widths[2] ?? 0);
  });

  test('not ahead with ShareMore has the sentence of the analysts', async ({ page, visit }) => {
    await visit(withAnalysts);
    await expect(chart(page)).toHaveCount(0);
    await expect(
      page.getByText('3 of 4 analysts recommend that investors buy or hold Q7 shares.'),
    ).toBeVisible();
  });

  test('says when there is no analyst data either', async ({ page }) => {
    await page.goto(withoutAnalysts);
    await expect(page.getByText('Analyst recommendation data is not currently available.')).toBeVisible();
  });

  test('that nobody has a page for is not found, with status 404', async ({ page }) => {
    const response = await page.goto('/company/no-such-company');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Not Found');
    await expect(page.getByRole('main')).toContainText('Information for no-such-company could not be found.');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('brings no other company into its document', async ({ request }) => {
    const html = await (await request.get(withChart)).text();
    expect(html).toContain('Supermarkets and convenience shops');
    expect(html).not.toContain('Bryndale Pharma');
  });

  test('says "Loading chart data..." when it is reached before the list is', async ({ page, visit }) => {
    const release = await holdBack(page, '**/api/google-sheets');
    await visit('/companies?q=marlowick');
    await page.getByRole('link', { name: 'View Details & Apply' }).click();
    await expect(page.getByText('Loading chart data...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marlowick');
    release();
    await expect(chart(page)).toBeVisible();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('the waitlist form', () => {
  test('is closed while it is sent', async ({ page, visit }) => {
    const release = await holdBack(page, '**/api/registrations', (route) =>
      route.fulfill({ json: { success: true, id: 'one', delivery: 'queued' } }),
    );
    await visit(withChart);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(form(page).getByLabel('First name')).toBeDisabled();
    release();
    await expect(submit(page)).toBeEnabled();
  });

  for (const [what, answer, text] of [
    [
      'the error of the provider',
      { status: 502, json: { success: false, error: 'Failed to create deal' } },
      'Failed to create deal',
    ],
    [
      'a refusal without words',
      { status: 502, json: { success: false, error: '' } },
      'Failed to submit registration. Please try again.',
    ],
    ['no answer', null, 'An unexpected error occurred. Please try again.'],
  ] as const) {
    test(`shows ${what} and keeps what was entered`, async ({ page, visit, expectErrors }) => {
      expectErrors(/^The form could not be sent/);
      await page.route('**/api/registrations', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await visit(withChart);
      await fillIn(page);
      await submit(page).click();
      await expect(form(page).getByRole('alert')).toContainText(text);
      await expect(form(page).getByLabel('Work email address')).toHaveValue('ada@marlowick.example');
      await expect(submit(page)).toBeEnabled();
    });
  }

  test('comes into view and is highlighted for three seconds', async ({ page, visit }) => {
    await visit(withChart);
    await page.getByRole('link', { name: 'Register your interest' }).click();
    await expect(form(page)).toHaveAttribute('data-highlight', '');
    await expect(form(page).getByLabel('First name')).toBeInViewport();
    const litAt = Date.now();
    await expect(form(page)).not.toHaveAttribute('data-highlight', '');
    expect(Date.now() - litAt).toBeGreaterThan(2000);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chart is there, the button leads to the form, and the form is sent', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(withChart);
    await expect(chart(page)).toBeVisible();
    await page.getByRole('link', { name: 'Register your interest' }).click();
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/company\/marlowick/);
    await expect(
      page.getByText('Thank you! Your registration has been submitted successfully.'),
    ).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the form stands above the chart', async ({ page, visit }) => {
    await visit(withChart);
    const [formTop, chartTop] = await Promise.all(
      [form(page), chart(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(formTop).toBeLessThan(chartTop ?? 0);
  });

  test('an amount covers the smaller part of the line behind it', async ({ page }) => {
    await page.goto(withChart);
    const row = chart(page).getByRole('row', { name: 'In a savings account' });
    const [amount, line] = await Promise.all([
      row.getByText('£383').boundingBox(),
      row.locator('line').last().boundingBox(),
    ]);
    expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeGreaterThan(line?.x ?? 0);
    expect(amount?.height).toBeLessThan((line?.height ?? 0) / 2);
  });

  test('a refusal comes into view, far above the button as it is', async ({ page, visit }) => {
    await page.route('**/api/registrations', (route) =>
      route.fulfill({ status: 502, json: { success: false, error: 'Failed to create deal' } }),
    );
    await visit(withChart);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByText('Failed to create deal')).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByRole('alert')).toBeFocused();
  });

  test('what is wrong leads to its field, with the label in sight and no step of Back', async ({
    page,
    visit,
  }) => {
    await visit(withChart);
    await submit(page).click();
    await form(page).getByRole('link', { name: 'Enter your work email address' }).click();
    await expect(form(page).getByLabel('Work email address')).toBeFocused();
    await expect(page).not.toHaveURL(/#field/);
    const header = await page.getByRole('banner').boundingBox();
    const label = await form(page).getByText('Work email address', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});

test('with reduced motion nothing moves in the chart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(withChart);
  const animations = await page
    .getByRole('table', { name: /£10 a month at/ })
    .evaluate((table) => table.getAnimations({ subtree: true }).length);
  expect(animations).toBe(0);
});
