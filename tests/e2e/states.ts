import { expect, type Page } from '@playwright/test';
import { fixedPages } from '../area-pages';
import { logIn } from './sign-in';
import { fillIn, submit } from './waitlist';

/** A page as a visitor may have it before them. */
export interface State {
  name: string;
  path: string;
  /** What the visitor does there until the state is reached. */
  reach?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function search(page: Page, text: string): Promise<void> {
  const finder = page.getByRole('combobox').first();
  await finder.click();
  await finder.pressSequentially(text);
}

async function openPlan(page: Page): Promise<void> {
  await page.waitForURL('/login?**');
  await logIn(page);
  await page.getByRole('tablist').waitFor();
}

const tab = (id: string, name: string, submit: string): State => ({
  name: `dashboard: ${name}, its form sent`,
  path: `/dashboard?tab=${id}`,
  async reach(page) {
    await openPlan(page);
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

/** Keeps an answer from coming, and the page from giving it up, for as long as it is looked at. */
async function hold(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Every page in every state that it can show by itself; what a fault makes of it stands in the test. */
export const states: State[] = [
  ...[
    // Without a login the dashboard leads to it.
    ...Object.values(fixedPages)
      .flat()
      .filter((path) => path !== '/dashboard'),
    '/news/what-sharemore-costs-and-when-it-pays',
    '/news/no-such-article',
    company,
    '/company/q7',
    '/company/mossgrove-engineering',
    '/company/no-such-company',
    '/no-such-page',
  ].map((path) => ({ name: path, path })),
  {
    name: 'menus: one open',
    path: '/privacy',
    async reach(page) {
      const small = page.getByRole('button', { name: /menu/i });
      if (await small.isVisible()) await small.click();
      else await page.locator('header summary', { hasText: 'For Employees' }).click();
    },
  },
  {
    name: 'finder: all companies',
    path: '/',
    async reach(page) {
      await search(page, '');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'finder: nothing found',
    path: '/',
    async reach(page) {
      await search(page, 'zzzz');
      await page.getByText('No companies found matching').waitFor();
    },
  },
  {
    name: 'finder: no list to be had',
    path: '/',
    async reach(page) {
      await page.route('**/api/google-sheets', (route) => route.fulfill({ status: 503, body: 'down' }));
      await search(page, '');
      await page.getByText('these are invented companies').waitFor();
    },
  },
  { name: 'calculator: a fall', path: '/how-it-works?monthly=60&price=-40&rate=4' },
  { name: 'questions for me: none answered', path: '/is-it-for-me?plan=yes' },
  { name: 'questions for me: answered', path: '/is-it-for-me?plan=yes&spare=no&lose=yes&leaving=no' },
  { name: 'directory: nothing found', path: '/companies?q=zzzz' },
  {
    name: 'directory: a wish refused',
    path: '/companies?q=no-such-employer',
    async reach(page) {
      await page.getByRole('textbox', { name: 'Your employer' }).press('Enter');
      await page.locator('[data-error-summary]').waitFor();
    },
  },
  { name: 'directory: narrowed', path: '/companies?q=a&size=20000-plus&sort=staff-desc' },
  {
    name: 'questions: one open',
    path: '/faq',
    reach: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'contact: refused',
    path: '/about',
    reach: (page) => page.locator('#contact button[type=submit]').click(),
  },
  { name: 'company: refused', path: company, reach: (page) => button(page, 'Submit').click() },
  {
    name: 'company: accepted',
    path: company,
    async reach(page) {
      await register(page);
      await page.getByText('Thank you! Your registration has been submitted').waitFor();
    },
  },
  {
    name: 'company: being sent',
    path: company,
    async reach(page) {
      await hold(page, '**/api/registrations');
      await register(page);
      await button(page, 'Submitting...').waitFor();
    },
  },
  {
    name: 'company: loading its chart',
    path: '/companies?q=marlowick',
    async reach(page) {
      await hold(page, '**/api/google-sheets');
      await page.getByRole('link', { name: 'View Details & Apply' }).click();
      await page.getByText('Loading chart data...').waitFor();
    },
  },
  {
    name: 'film: unavailable',
    path: '/how-it-works',
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
      await button(page, 'Load More Articles').click();
      await page.getByLabel('Email address').fill('axe@example.com');
      await button(page, 'Sign up').click();
      await page.getByText('Sign up successful!').waitFor();
    },
  },
  {
    name: 'login: refused',
    path: '/login',
    async reach(page) {
      await logIn(page, 'someone@example.com', 'wrong');
      await page.getByText('Invalid credentials. Please try again.').first().waitFor();
    },
  },
  { name: 'dashboard: the plan', path: '/dashboard', reach: openPlan },
  tab('payments', 'a missed payment', 'Make payment'),
  tab('details', 'details', 'Submit changes'),
  tab('contact', 'contact', 'Send message'),
  {
    name: 'export: running',
    path: '/copy-export',
    async reach(page) {
      await page.getByRole('button', { name: 'Download all site text' }).click();
      await page.getByRole('progressbar').waitFor();
    },
  },
];
