import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures';
import { form } from './waitlist';

const withChart = '/company/marlowick';

const chart = (page: Page) => page.getByRole('table', { name: /£10 a month, worked out/ });

test.describe('a company page', () => {
  test('has its promise, facts, form, reminder, questions and small print, and a chart that reads as a table', async ({
    page,
    visit,
  }) => {
    await visit(withChart);
    await expect(page).toHaveTitle('Marlowick Sharesave | ShareMore');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Marlowick employees: your next Sharesave is coming',
    );
    await expect(page.getByRole('term')).toHaveText(['Next launch date', 'UK employees', 'Sector', 'About']);
    await expect(page.getByRole('definition')).toHaveText([
      'Not announced yet',
      'The waitlist is open',
      '310,000',
      'Retail',
      'Supermarkets and convenience shops',
    ]);
    await expect(form(page)).toContainText(
      'a loan, £10 a month, and giving up half of any profit. Fees can be lost.',
    );
    await expect(form(page)).toContainText('No obligation');
    await expect(form(page)).toContainText('Priority access when the plan opens');
    await expect(form(page)).toContainText('We will not share your details with anyone');
    await expect(page.getByRole('heading', { name: 'A reminder of how ShareMore works' })).toBeVisible();
    const questions = page.getByRole('region', { name: 'Still have questions?' });
    await expect(questions.locator('a[href="/faq"]')).toBeVisible();
    await expect(questions.locator('a[href="/about#contact"]')).toBeVisible();
    await expect(page.getByText('ShareMore has no current relationship with Marlowick')).toBeVisible();
    await expect(page.getByText('These are sample figures')).toBeVisible();
    const [label, fact] = await Promise.all(
      ['An invented company, and sample figures', 'Supermarkets and convenience shops'].map((text) =>
        page.getByText(text).boundingBox(),
      ),
    );
    expect(label?.y, 'above the first fact').toBeLessThan(fact?.y ?? 0);

    const rows = page
      .getByRole('table', {
        name: '£10 a month, worked out over three years.',
      })
      .getByRole('row');
    await expect(rows).toHaveText([
      /With ShareMore £360 in fees, £3,600 lent.*£927.*gain £567/,
      /Sharesave alone £360 saved.*£545.*gain £185/,
      /Savings account £360 saved.*£377.*gain £17/,
      /If the shares fall.*£0.*loss £360/,
    ]);
    const widths = await rows
      .locator('svg:first-child')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    expect(widths[1]).toBeGreaterThan(widths[2] ?? 0);
    const line = await rows.first().locator('svg').nth(1).boundingBox();
    expect(widths[3], 'what a fall takes reaches to the line that marks what was paid in').toBeCloseTo(
      line?.width ?? 0,
    );
  });

  test('shows the sector’s drawing on a phone beside the leaf and the button, and over nothing', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 740 });
    await visit('/company/bramblecote-engineering-group');
    const hero = page.getByRole('main').locator('header');
    const launch = hero.getByRole('definition').first();
    // As it is in the sheet, and a long one.
    for (const words of ['', 'After the results of the third quarter']) {
      await launch.evaluate((date, words) => date.append(words), words);
      const [drawing, button, leaf, facts] = await Promise.all(
        [
          hero.locator('svg[viewBox="0 0 480 400"]'),
          hero.getByRole('link', { name: /Join the waitlist|Ask to be added/ }),
          hero.locator('dl'),
          hero.locator('+ dl'),
        ].map((each) => each.boundingBox()),
      );
      if (!drawing || !button || !leaf || !facts) throw new Error('The page lacks a part');
      expect(Math.max(leaf.x + leaf.width, button.x + button.width)).toBeLessThanOrEqual(drawing.x);
      expect(drawing.y).toBeLessThan(button.y + button.height);
      expect(drawing.y + drawing.height).toBeLessThanOrEqual(facts.y);
    }
  });

  test('names a company that does not exist, and links home', async ({ page }) => {
    await page.goto('/company/no-such-company');
    await expect(page.getByRole('main')).toContainText('Information for no-such-company could not be found.');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('contains no other company in its document', async ({ request }) => {
    const html = await (await request.get(withChart)).text();
    expect(html).toContain('Supermarkets and convenience shops');
    expect(html).not.toContain('Bryndale Pharma');
  });

  test('says "Loading chart data..." until the list arrives', async ({ page, visit }) => {
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

test('on a small screen the form is above the chart, whose amounts are inside their bars and do not move with reduced motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const company of ['7k-group', 'marlowick']) {
    await page.goto(`/company/${company}`);
    for (const row of await chart(page)
      .getByRole('row', { name: /gain £/ })
      .all()) {
      const [amount, bar] = await Promise.all(
        [row.getByRole('cell').first().getByText(/£/), row.locator('rect')].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        ),
      );
      expect(amount?.left).toBeGreaterThanOrEqual(bar?.left ?? Infinity);
      expect(amount?.right).toBeLessThan((bar?.right ?? 0) - 2);
    }
  }
  const [formTop, chartTop] = await Promise.all(
    [form(page), chart(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(formTop).toBeLessThan(chartTop ?? 0);
  const animations = await chart(page).evaluate((table) => table.getAnimations({ subtree: true }).length);
  expect(animations).toBe(0);
});
