import { expect, holdBack, test, translated } from './fixtures';
import { email, logIn, openDashboard, password } from './sign-in';

test.describe('the login', () => {
  test('refuses a password in another case, takes an email in any case, and updates the shell’s header', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    for (const provider of ['SSO', 'Google']) {
      const button = page.getByRole('button', { name: `Log in with ${provider}` });
      await expect(button).toHaveAccessibleDescription('Not available yet');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.click({ force: true });
      await expect(page).toHaveURL('/login');
    }
    await logIn(page, email, password.toLowerCase());
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    await expect(page, 'nothing typed is in the address').toHaveURL('/login');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await logIn(page, '  DEMO@ShareMore.example ');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner').locator('a[href="/dashboard"]').first()).toBeAttached();
  });

  for (const typed of [password, 'wrong']) {
    test(`keeps an Enter from before hydration and carries it out: ${typed}`, async ({ page }) => {
      const release = await holdBack(page, '**/assets/*.js');
      await page.goto('/login');
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(typed);
      await page.getByLabel('Password').press('Enter');
      release();
      if (typed === password) await expect(page).toHaveURL('/dashboard');
      else await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    });
  }

  test('tells visitors with a browser that is too old for its script', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
    await page.goto('/login');
    await expect(page.getByText('Please turn JavaScript on in your browser')).toBeVisible();
  });

  test('requires both fields', translated, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, '', '');
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Enter your email address');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password');
    await page.getByLabel('Password').fill('x');
    await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/login');
  });

  test('opens the demonstration at one press, also before hydration', translated, async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Open the demonstration' }).press('Enter');
    await expect(page).toHaveURL('/login');
    release();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('the session', () => {
  test('survives a reload and ends in every tab at once', async ({ page, context }) => {
    await openDashboard(page);
    await page.reload();
    await expect(page.getByRole('tablist')).toBeVisible();

    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('tablist')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');

    await logIn(page);
    await expect(other).toHaveURL('/dashboard');
  });

  test('keeps the footer below the first screen while it is checked', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText('Checking whether you’re logged in…')).toBeVisible();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.y).toBeGreaterThan(823);
  });

  test('is required before any part of the dashboard is on the page, which the login then leads to', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/dashboard')).text();
    expect(html).toMatch(/Checking whether you’re logged in/);
    expect(html).not.toMatch(/tablist|Logout|Fernhill|£/);

    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=tablist]')) sessionStorage.setItem('flashed', 'yes');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull();
    await logIn(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(page).toHaveTitle('Your dashboard | ShareMore');
  });
});

test.describe('the dashboard', () => {
  test('sends no form data to the server and says so', translated, async ({ page }) => {
    await openDashboard(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Every tab asks now and then which release is live.
      if (pathname === '/api/release') return;
      if (request.method() !== 'GET' || pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.getByRole('tab', { name: 'Missed a payment' }).click();
    await page.getByRole('button', { name: 'Make payment' }).click();
    await expect(page.getByText('No payment was taken')).toBeVisible();

    await page.getByRole('tab', { name: 'Change my details' }).click();
    await page.getByLabel('Phone').fill('07700 900000');
    await page.getByRole('button', { name: 'Submit changes' }).click();
    await expect(page.getByText('Your changes weren’t saved')).toBeVisible();

    await page.getByRole('tab', { name: 'Contact ShareMore' }).click();
    await page.getByLabel('Your message').fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message wasn’t sent')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('keeps its notification switches when tabs change, and brings an outcome into view after Enter, though it is far below the field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openDashboard(page, 'Change my details');
    for (const name of ['Email', 'SMS', 'Monthly statements']) {
      const toggle = page.getByRole('switch', { name });
      const before = await toggle.isChecked();
      await toggle.click();
      await expect(toggle).toBeChecked({ checked: !before });
    }
    await page.getByRole('tab', { name: 'Contact ShareMore' }).click();
    await page.getByRole('tab', { name: 'Change my details' }).click();
    await expect(page.getByRole('switch', { name: 'SMS' })).toBeChecked();
    await page.getByLabel('Phone').press('Enter');
    await expect(page.getByText('Your changes weren’t saved')).toBeInViewport({ ratio: 1 });
  });
});

test('a login whose script fails to load says so and shows no form', async ({ page, expectErrors }) => {
  expectErrors(/^The page stays as the server sent it/);
  await page.route('**/r/mf-account/**/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Logging in needs JavaScript')).toBeVisible();
  await expect(page.getByLabel('Password')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the login says that it needs JavaScript and shows no form', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Logging in needs JavaScript')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeHidden();
    const signIn = page.locator('form', { has: page.getByLabel('Password') });
    await expect(signIn, 'a password never gets into the address').toHaveAttribute('method', 'dialog');
  });

  test('the dashboard shows nothing and links to the login', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('The dashboard needs JavaScript')).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the login page' }).click();
    await expect(page).toHaveURL('/login');
  });
});
