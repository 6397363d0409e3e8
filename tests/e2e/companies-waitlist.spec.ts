import { bottomOf, expect, holdBack, hydrated, idle, pageWidth, test, translated } from './fixtures';
import { fillIn, form, submit } from './waitlist';

const company = '/company/marlowick';

test.describe('the waitlist form', () => {
  test('is disabled while it is sent', async ({ page, visit }) => {
    const release = await holdBack(page, '**/api/registrations', (route) =>
      route.fulfill({ json: { success: true, id: 'one', delivery: 'queued' } }),
    );
    await visit(company);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(form(page).getByLabel('First name')).toBeDisabled();
    release();
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toHaveCount(0);
  });

  test('says what comes next, and is empty for somebody else', translated, async ({ page, visit }) => {
    await visit(company);
    await fillIn(page, 'first@marlowick.example');
    await submit(page).click();
    await expect(form(page).getByText('Thank you! Your registration')).toBeVisible();
    await expect(form(page).getByLabel('Work email address')).toHaveValue('');
    await fillIn(page, 'second@marlowick.example');
    await submit(page).click();
    await expect(form(page).getByText('Thank you! Your registration')).toBeVisible();
    await expect(form(page).getByText('You’re on the list')).toBeVisible();
  });

  test('says once why a company takes no registrations any more, and links to no hidden field', async ({
    page,
    visit,
  }) => {
    await visit(company);
    // As after a change of the sheet while the page was open.
    await form(page)
      .locator('input[name=company]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'no-longer-listed';
      });
    await fillIn(page);
    await submit(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toHaveText('Pipeline configuration not found. Please try again.');
    await expect(alert.getByRole('link')).toHaveCount(0);
  });

  test('scrolls into view and is highlighted for three seconds', async ({ page, visit }) => {
    await visit(company);
    const title = form(page).getByRole('heading', { level: 2 });
    for (const _press of ['first', 'second']) {
      await page.getByRole('heading', { level: 1 }).click();
      await expect(form(page)).toHaveCSS('animation-name', 'none');
      await page.getByRole('link', { name: 'Register your interest' }).click();
      await expect(form(page).getByLabel('First name')).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(form(page)).toHaveCSS('animation-duration', '3s');
      await expect(form(page)).not.toHaveCSS('animation-name', 'none');
    }
  });
});

test('an outcome shows with the whole title of the form', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/company/barnaby-bank');
  const title = page.getByRole('heading', { name: 'Join the Barnaby Bank waitlist' });
  const isClear = async () =>
    ((await title.boundingBox())?.y ?? 0) > (await bottomOf(page.getByRole('banner')));
  await page.getByRole('link', { name: 'Join the waitlist' }).press('Enter');
  await submit(page).press('Enter');
  await expect(form(page).getByRole('alert')).toBeFocused();
  expect(await isClear()).toBe(true);
  await fillIn(page, 'clear@barnaby.example');
  await submit(page).press('Enter');
  await expect(page.getByText('Thank you! Your registration')).toBeInViewport();
  await expect(form(page).getByRole('status')).toBeFocused();
  expect(await isClear()).toBe(true);
});

test('is highlighted without script too', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto(company);
  await expect(form(page)).toHaveCSS('animation-name', 'none');
  await page.getByRole('link', { name: 'Register your interest' }).click();
  await expect(form(page).getByLabel('First name')).toBeFocused();
  await expect(form(page)).not.toHaveCSS('animation-name', 'none');
  await page.close();
});

test.describe('the outcome of a form that was sent without script', () => {
  const thanks = 'Thank you! Your registration';

  test('shows on its own company’s page only, wherever the address is opened', async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await page.goto(company);
    await fillIn(page, 'elsewhere@marlowick.example');
    await submit(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    const { search } = new URL(page.url());
    await page.goto(`/company/barnaby-bank${search}`);
    await expect(form(page).getByLabel('First name')).toBeVisible();
    await expect(page.getByText(thanks)).toHaveCount(0);
    await page.goto(`${company}/${search}`);
    await expect(page.getByText(thanks)).toBeVisible();
    await page.close();
  });

  test('does not go along to another company’s page', async ({ page, visit }) => {
    await visit(company);
    await fillIn(page, 'going-on@marlowick.example');
    // As a browser does before the page's script is there.
    await form(page)
      .locator('form')
      .evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByText(thanks)).toBeVisible();
    await hydrated(page);
    // Each part has hydrated with what the server sent, and without an error.
    await idle(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/company/barnaby-bank');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveTitle(/Barnaby Bank/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(form(page).getByLabel('First name')).toBeVisible();
    await expect(form(page).getByText('We will write to you')).toHaveCount(0);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an error links to its field, whose label is in view, and one in a long word stays within its box', async ({
    page,
    visit,
  }) => {
    const error = 'x'.repeat(400);
    await page.route('**/api/registrations', (route) =>
      route.fulfill({ status: 502, json: { success: false, error } }),
    );
    await visit(company);
    await submit(page).click();
    await form(page).getByRole('link', { name: 'Enter your work email address' }).click();
    await expect(form(page).getByLabel('Work email address')).toBeFocused();
    const label = await form(page).getByText('Work email address', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThan(await bottomOf(page.getByRole('banner')));

    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByText(error)).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).getByLabel('Work email address')).toHaveValue('ada@marlowick.example');
    expect(await form(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await pageWidth(page)).toBe(360);
  });
});
