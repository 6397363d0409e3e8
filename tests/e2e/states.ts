import { expect, type Page, type ViewportSize } from '@playwright/test';
import { fixedPages } from '../area-pages';
import { failCompanies } from './fixtures';
import { logIn } from './sign-in';
import { fillIn, submit } from './waitlist';

/** A page in one of the states that a visitor can bring it into. */
export interface State {
  name: string;
  path: string;
  viewport?: ViewportSize;
  /** Does what the visitor does to bring the page into this state. */
  reach?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function search(page: Page, text: string): Promise<void> {
  const finder = page.getByRole('combobox').first();
  await finder.click();
  await finder.pressSequentially(text);
}

async function openPlan(page: Page): Promise<void> {
  await page.waitForURL('/login');
  await logIn(page);
  await page.getByRole('tablist').waitFor();
}

const tab = (name: string, submit: string): State => ({
  name: `dashboard: ${name}, form sent`,
  path: '/dashboard',
  async reach(page) {
    await openPlan(page);
    await page.getByRole('tab', { name }).click();
    const message = page.getByLabel('Your message');
    if (await message.isVisible()) await message.fill('Hello');
    await button(page, submit).click();
    await expect(
      page.getByText(/^(No payment was taken|Your .* was not sent|Your .* were not saved)$/),
    ).toBeVisible();
  },
});

const company = '/company/marlowick';

async function register(page: Page): Promise<void> {
  await fillIn(page, 'axe@marlowick.example');
  await submit(page).click();
}

/** Keeps requests pending, and stops the page from timing them out. */
async function keepPending(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Every page as it opens, in its kinds. */
export const pages: State[] = [
  ...[
    // Without a session the dashboard redirects to the login page.
    ...Object.values(fixedPages)
      .flat()
      .filter((path) => path !== '/dashboard' && !path.startsWith('/news/')),
    '/news/what-sharemore-costs-and-when-it-pays',
    company,
    '/company/q7',
    '/company/mossgrove-engineering',
    '/no-such-page',
  ].map((path) => ({ name: path, path })),
  { name: 'dashboard: the plan', path: '/dashboard', reach: openPlan },
];

/** Every other state that a page can reach. Tests of broken areas check those states themselves. */
export const states: State[] = [
  { name: 'article: not found', path: '/news/no-such-article' },
  { name: 'company: not found', path: '/company/no-such-company' },
  {
    name: 'menu: open',
    path: '/privacy',
    reach: (page) => page.locator('header summary', { hasText: 'For Employees' }).click(),
  },
  {
    name: 'small-screen menu: open',
    path: '/privacy',
    viewport: { width: 360, height: 640 },
    reach: (page) => page.getByRole('button', { name: /menu/i }).click(),
  },
  {
    name: 'finder: all companies',
    path: '/join-sharemore',
    async reach(page) {
      await search(page, '');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'finder: no match',
    path: '/join-sharemore',
    async reach(page) {
      await search(page, 'zzzz');
      await page.getByText('No companies found matching').waitFor();
    },
  },
  {
    name: 'finder: list unavailable',
    path: '/join-sharemore',
    async reach(page) {
      await failCompanies(page);
      await search(page, '');
      await page.getByText('these are invented companies').waitFor();
    },
  },
  { name: 'calculator: falling share price', path: '/how-it-works?monthly=60&price=-40&rate=4' },
  {
    name: 'is it for me: all questions answered',
    path: '/is-it-for-me?plan=yes&spare=no&lose=yes&leaving=no',
  },
  { name: 'directory: no match', path: '/companies?q=zzzz' },
  {
    name: 'directory: employer request refused',
    path: '/companies?q=no-such-employer',
    async reach(page) {
      await page.getByRole('textbox', { name: 'Your employer' }).press('Enter');
      await page.locator('[data-error-summary]').waitFor();
    },
  },
  {
    name: 'contact: form refused',
    path: '/about',
    reach: (page) => page.locator('#contact button[type=submit]').click(),
  },
  {
    name: 'company: form accepted',
    path: company,
    async reach(page) {
      await register(page);
      await page.getByText('Thank you! Your registration has been submitted').waitFor();
    },
  },
  {
    name: 'company: chart loading',
    path: '/companies?q=marlowick',
    async reach(page) {
      await keepPending(page, '**/api/google-sheets');
      await page.getByRole('link', { name: 'View Details & Apply' }).click();
      await page.getByText('Loading chart data...').waitFor();
    },
  },
  {
    name: 'film: unavailable',
    path: '/join-sharemore',
    async reach(page) {
      await page.route(/\.(mp4|webm)$/, (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('button', { name: /^Play video/ }).click();
      await page.getByText('Video unavailable').waitFor();
    },
  },
  {
    name: 'news: all articles, newsletter accepted',
    path: '/news',
    async reach(page) {
      await page.getByRole('link', { name: 'Load More Articles' }).click();
      await page.getByLabel('Email address').fill('axe@example.com');
      await button(page, 'Sign up').click();
      await page.getByText('Sign up successful!').waitFor();
    },
  },
  {
    name: 'login: credentials refused',
    path: '/login',
    async reach(page) {
      await logIn(page, 'someone@example.com', 'wrong');
      await page.getByText('Invalid credentials. Please try again.').first().waitFor();
    },
  },
  tab('Missed a payment', 'Make payment'),
  tab('Change my details', 'Submit changes'),
  tab('Contact ShareMore', 'Send message'),
  {
    name: 'export: running',
    path: '/copy-export',
    async reach(page) {
      await page.getByRole('button', { name: 'Download all site text' }).click();
      await page.getByText('Reading page').waitFor();
    },
  },
];
