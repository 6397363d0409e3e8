import { expect, holdBack, test } from './fixtures';
import { fillIn, form, submit } from './waitlist';

const open = '/company/marlowick';

test.describe('the waitlist form', () => {
  test('leads to what to do where nobody can register yet', async ({ page, visit }) => {
    await visit('/company/mossgrove-engineering');
    await page.getByRole('link', { name: 'Join the waitlist' }).click();
    await expect(page.getByRole('link', { name: 'write to us' })).toBeFocused();
  });

  test('is closed while it is sent', async ({ page, visit }) => {
    const release = await holdBack(page, '**/api/registrations', (route) =>
      route.fulfill({ json: { success: true, id: 'one', delivery: 'queued' } }),
    );
    await visit(open);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(form(page).getByLabel('First name')).toBeDisabled();
    release();
    await expect(submit(page)).toBeEnabled();
  });

  test('comes into view and is highlighted for three seconds', async ({ page, visit }) => {
    await visit(open);
    await page.getByRole('link', { name: 'Register your interest' }).click();
    await expect(form(page)).toHaveAttribute('data-highlight', '');
    await expect(form(page).getByLabel('First name')).toBeInViewport();
    const litAt = Date.now();
    await expect(form(page)).not.toHaveAttribute('data-highlight', '');
    expect(Date.now() - litAt).toBeGreaterThan(2000);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a refusal comes into view, far above the button as it is', async ({ page, visit }) => {
    await page.route('**/api/registrations', (route) =>
      route.fulfill({ status: 502, json: { success: false, error: 'Failed to create deal' } }),
    );
    await visit(open);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByText('Failed to create deal')).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).getByLabel('Work email address')).toHaveValue('ada@marlowick.example');
  });

  test('a refusal in one long word stays within its box', async ({ page, visit }) => {
    const error = 'x'.repeat(400);
    await page.route('**/api/registrations', (route) =>
      route.fulfill({ status: 502, json: { success: false, error } }),
    );
    await visit(open);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(error);
    expect(await form(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('what is wrong leads to its field, with the label in sight and no step of Back', async ({
    page,
    visit,
  }) => {
    await visit(open);
    await submit(page).click();
    await form(page).getByRole('link', { name: 'Enter your work email address' }).click();
    await expect(form(page).getByLabel('Work email address')).toBeFocused();
    await expect(page).not.toHaveURL(/#field/);
    const header = await page.getByRole('banner').boundingBox();
    const label = await form(page).getByText('Work email address', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});
