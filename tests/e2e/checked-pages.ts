import type { Page } from '@playwright/test';
import { fixedPages } from '../area-pages';
import { failCompanies } from './fixtures';
import { openDashboard } from './sign-in';
import { type State, search, statesOf } from './states';

/** A page with its states, each reached from the one before. */
export interface CheckedPage {
  path: string;
  /** Opens the page where its address alone does not. */
  open?: (page: Page) => Promise<void>;
  states?: State[];
  /** Whether it is checked on paper too: one page of each kind of part. */
  isPrinted?: boolean;
  /** Whether it prints its controls, which are what it is about. */
  printsControls?: boolean;
}

/** Keeps requests pending, and stops the page from timing them out. */
async function keepPending(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

const company = '/company/marlowick';
const printed = ['/', '/dashboard', company, '/news/what-sharemore-costs-and-when-it-pays'];

const ofControls = ['/login', '/dashboard', '/is-it-for-me'];

/** Every page, in its kinds: articles are of one kind. */
export const pages: CheckedPage[] = [
  ...Object.values(fixedPages)
    .flat()
    .filter((path) => !path.startsWith('/news/')),
  '/news/what-sharemore-costs-and-when-it-pays',
  company,
  '/no-such-page',
].map((path) => ({
  path,
  // Without a session it leads to the login.
  open: path === '/dashboard' ? openDashboard : undefined,
  states: statesOf[path],
  isPrinted: printed.includes(path),
  printsControls: ofControls.includes(path),
}));

/** Addresses whose pages have the parts of another page, or cannot be reached from it. */
export const variants: { name: string; path: string; reach?: State['reach'] }[] = [
  { name: 'a company with a name of two letters', path: '/company/q7' },
  { name: 'a company without a pipeline', path: '/company/mossgrove-engineering' },
  { name: 'a poster', path: `${company}/poster` },
  { name: 'article not found', path: '/news/no-such-article' },
  { name: 'company not found', path: '/company/no-such-company' },
  {
    name: 'a company whose chart loads',
    path: '/companies?q=marlowick',
    async reach(page) {
      await keepPending(page, '**/api/google-sheets');
      await page.getByRole('link', { name: 'View Details & Apply' }).click();
      await page.getByText('Loading chart data...').waitFor();
    },
  },
  {
    name: 'film and companies unavailable',
    path: '/join-sharemore',
    async reach(page) {
      await page.route(/\.(mp4|webm)$/, (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('button', { name: /^Play video/ }).click();
      await page.getByText('Video unavailable').waitFor();
      await failCompanies(page);
      await search(page, '');
      await page.getByText('these are invented companies').waitFor();
    },
  },
];
