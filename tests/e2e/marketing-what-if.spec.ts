import type { Page } from '@playwright/test';
import { expect, holdBack, test, translated } from './fixtures';

const calculator = (page: Page) => page.getByRole('region', { name: 'Your gain or loss' });
const slider = (page: Page) => calculator(page).getByRole('slider', { name: 'Share price at the end' });
const gain = (page: Page, way: string) =>
  calculator(page)
    .getByRole('row', { name: new RegExp(`^${way}`) })
    .getByRole('cell')
    .last();

test('it starts at an unchanged share price, on home, how it works and a company page', async ({ page }) => {
  for (const path of ['/', '/how-it-works', '/companies']) {
    await page.goto(path);
    if (path === '/companies')
      await page
        .getByRole('link', { name: /View Details/ })
        .first()
        .click();
    await expect(calculator(page).getByLabel('Share price at the end').first()).toHaveValue('0');
    await expect(gain(page, 'With ShareMore')).toHaveText('+£90');
    await expect(gain(page, 'Sharesave alone')).toHaveText(path === '/companies' ? '+£90' : '+£900');
    await expect(calculator(page).getByText('4% below', { exact: true })).toBeVisible();
  }
});

test(
  'the slider works by keyboard, and its numbers stay in the address and survive a reload',
  translated,
  async ({ page, visit }) => {
    await visit('/how-it-works');
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(gain(page, 'With ShareMore')).toHaveText('−£360');
    await expect(gain(page, 'Sharesave alone')).toHaveText('+£110');
    await expect(calculator(page).locator('li > strong')).toHaveText(['−£360', '+£110', '+£169']);
    await expect(page).toHaveURL(/\?price=-60$/);
    await expect(calculator(page).getByRole('status')).toContainText('you lose £360 with ShareMore');
    await calculator(page).getByRole('textbox', { name: 'Saved each month' }).fill('50');
    await expect(page).toHaveURL(/monthly=50/);
    await page.reload();
    await expect(gain(page, 'With ShareMore')).toHaveText('−£180');
    await expect(slider(page)).toHaveValue('-60');
  },
);

test('numbers between the slider’s steps stay as the address has them', async ({ page, visit }) => {
  await visit('/how-it-works?monthly=33&price=-5.5&rate=3.05');
  await calculator(page).getByRole('textbox', { name: 'Saved each month' }).fill('34');
  await expect(calculator(page)).toContainText('loan of £1,224');
  for (const [name, value] of Object.entries({ monthly: '34', price: '-5.5', rate: '3.05' }))
    await expect(calculator(page).locator(`form input[name=${name}]`).first()).toHaveValue(value);
});

for (const width of [360, 1440]) {
  test(`the slider’s thumb, the hairline and a tap are at one place of the chart at ${width} pixels`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit('/how-it-works');
    const chart = calculator(page).locator('svg[aria-hidden]:has(polyline)').first();
    await chart.scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeVisible();
    const [plot, range] = [await chart.boundingBox(), await slider(page).boundingBox()];
    if (!plot || !range) throw new Error('Chart and slider are shown');
    const thumb = 26;
    expect(range.x + thumb / 2).toBeCloseTo(plot.x, 0);
    expect(range.width - thumb).toBeCloseTo(plot.width, 0);
    expect(range.y - (plot.y + plot.height), 'directly under the chart').toBeLessThan(2);
    for (const price of [-60, 13, 100]) {
      const x = plot.x + ((price + 60) / 160) * plot.width;
      // The chart takes taps once its own script has come; the slider under it works before.
      await expect(async () => {
        await page.mouse.click(Math.min(x, plot.x + plot.width - 0.4), plot.y + 60);
        await expect(slider(page)).toHaveValue(String(price), { timeout: 2000 });
      }).toPass();
      const hairline = await chart.locator('svg > line:not([x2])').last().boundingBox();
      expect(Math.abs((hairline?.x ?? 0) - x), 'the hairline is under the pointer').toBeLessThan(2);
    }
  });
}

test(
  'a company page opens on the basis of its claim, and another basis stays in the address',
  translated,
  async ({ page, visit }) => {
    await visit('/company/marlowick?price=21.2');
    for (const [way, claimed] of [
      ['With ShareMore', '567'],
      ['Sharesave alone', '185'],
      ['Savings account', '17'],
    ] as const) {
      await expect(page.getByText('would have earned Marlowick employees')).toContainText(`£${claimed}`);
      await expect(gain(page, way)).toHaveText(`+£${claimed}`);
    }
    await calculator(page)
      .getByRole('radio', { name: /Same money from my pocket/ })
      .press('ArrowDown');
    await expect(gain(page, 'Sharesave alone')).toHaveText('+£1,854');
    await expect(page).toHaveURL(/basis=plan/);
    await page.reload();
    await expect(gain(page, 'Sharesave alone')).toHaveText('+£1,854');
  },
);

test('its script loads when the calculator is near the window or used, and keeps what was changed before', async ({
  page,
  visit,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/what-if.js')) requests += 1;
  });
  const deliver = await holdBack(page, '**/what-if.js');
  await visit('/how-it-works');
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(0);
  const monthly = calculator(page).getByRole('textbox', { name: 'Saved each month' });
  await monthly.fill('50');
  await expect.poll(() => requests).toBe(1);
  await slider(page).press('Home');
  deliver();
  await expect(gain(page, 'With ShareMore')).toHaveText('−£180');
  await expect(monthly).toHaveValue('50');
  await expect(slider(page)).toHaveValue('-60');
});

test('a link to the same page does not remount the calculator before its script has loaded', async ({
  page,
  visit,
}) => {
  const deliver = await holdBack(page, '**/what-if.js');
  await visit('/how-it-works');
  const table = await calculator(page).getByRole('table').elementHandle();
  const request = page.waitForRequest('**/what-if.js');
  await page.getByRole('navigation').getByRole('link', { name: 'How it works' }).first().click();
  await request;
  deliver();
  await slider(page).press('Home');
  await expect(gain(page, 'With ShareMore')).toHaveText('−£360');
  expect(await table?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a link on another page leads to the calculator, also while its script loads', async ({
  page,
  visit,
}) => {
  const deliver = await holdBack(page, '**/what-if.js');
  await visit('/is-it-for-me?plan=yes&spare=yes&lose=yes&leaving=no');
  await page.getByRole('main').getByRole('link', { name: 'Compare the two in figures' }).click();
  const heading = calculator(page).getByRole('heading', { name: 'Your gain or loss' });
  await expect(heading).toBeInViewport();
  deliver();
  await expect(slider(page)).toBeVisible();
  await expect(heading).toBeInViewport();
  await expect(page.locator('#what-if')).toBeFocused();
});

test('without the calculator’s script the page links to a worked example', async ({
  page,
  visit,
  expectErrors,
}) => {
  expectErrors(/what-if|could not be loaded/);
  await page.route('**/what-if.js', (route) => route.abort());
  await visit('/how-it-works');
  await calculator(page).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /worked example/ }).click();
  await expect(page.locator('details[open]')).toContainText('your half is £450');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the calculator’s form, with the numbers in the address', async ({ page }) => {
    await page.goto('/');
    await expect(slider(page)).toBeHidden();
    await calculator(page).getByRole('textbox', { name: 'Share price at the end' }).fill('-25');
    await calculator(page).getByRole('button', { name: 'Show the result' }).click();
    await expect(page).toHaveURL(/\?price=-25&monthly=100&rate=[\d.]+#what-if-result$/);
    await expect(gain(page, 'With ShareMore')).toHaveText('−£360');
    await expect(calculator(page).getByText('If the shares end 25% lower')).toBeVisible();
  });

  test('the result has the view and the focus', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/company/marlowick');
    await calculator(page).getByText('Change the amount').click();
    await calculator(page).getByRole('textbox', { name: 'Share price at the end' }).fill('30');
    await calculator(page).getByRole('button', { name: 'Show the result' }).click();
    const result = calculator(page).locator(':focus').getByText('If the shares end 30% higher');
    await expect(result).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(calculator(page).getByRole('radio').first(), 'the basis is in sight, too').toBeFocused();
  });
});
