import type { Page } from '@playwright/test';

/** The parts of the directory of companies. */
export const found = (page: Page) => page.getByRole('heading', { name: /^Showing/ });
export const cards = (page: Page) => page.getByRole('heading', { level: 3 });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Employer name' });
export const industries = (page: Page) => page.getByRole('navigation', { name: 'Industry' });
/** Matches the count of an unfiltered list. */
export const all = /^Showing (\d+) of \1 companies, page 1 of \d+$/;

export const pickBanking = (page: Page) =>
  industries(page)
    .getByRole('link', { name: /^Banking/ })
    .click();
