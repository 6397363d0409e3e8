import type { Page } from '@playwright/test';
import { audit } from './axe';
import { expect, holdBack, test } from './fixtures';

const found = (page: Page) => page.getByRole('heading', { name: /^Showing/ });
const cards = (page: Page) => page.getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Employer name' });
const size = (page: Page) => page.getByRole('combobox', { name: 'Employee size' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
/** The count when nothing narrows the list: so many of so many. */
const all = /^Showing (\d+) of \1 companies$/;
const industries = (page: Page) => page.getByRole('navigation', { name: 'Industry' });

test('a card shows the name, the sector, the description, the UK staff and the way on', async ({
  page,
  visit,
}) => {
  await visit('/companies?q=marlowick');
  await expect(found(page)).toHaveText(/^Showing 1 of \d+ companies$/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Marlowick' }) });
  await expect(card).toContainText('Retail');
  await expect(card).toContainText('Supermarkets and convenience shops');
  await expect(card).toContainText('310,000 UK employees');
  const drawn = () => card.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(drawn).toBeGreaterThan(10);
  await expect(card.getByRole('link', { name: 'View Details & Apply' })).toHaveAttribute(
    'href',
    '/company/marlowick',
  );
});

test('asks for employers that are missing, by form or by mail', async ({ page }) => {
  await page.goto('/companies?q=marlowick');
  await expect(page.getByRole('heading', { name: "Can't find your employer?" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request your employer' })).toHaveAttribute('href', /^mailto:/);
  const form = page.getByRole('form', { name: 'Request your employer' });
  await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');

  await page.goto('/companies');
  const pagination = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
  const request = await form.boundingBox();
  expect(request?.y, 'after the way to the other pages').toBeGreaterThan(pagination?.y ?? Infinity);
});

test('the list and the address follow the typing, and the typing is not disturbed', async ({
  page,
  visit,
}) => {
  await visit('/companies');
  await search(page).pressSequentially('savings ba', { delay: 40 });
  await expect(found(page)).toHaveText(/^Showing 2 of \d+ companies$/);
  await expect(page).toHaveURL(/\/companies\?q=savings\+ba$/);
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('savings ba');
  await expect(cards(page).first()).toHaveText('Foxlarch Savings Bank');
});

test('the keyboard skips the filters', async ({ page, visit }) => {
  await visit('/companies');
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeFocused();
});

test('filters combine, survive a reload, and are undone one by one or by going back', async ({
  page,
  visit,
}) => {
  await visit('/companies');
  await industries(page)
    .getByRole('link', { name: /^Banking/ })
    .click();
  await expect(found(page)).toHaveText(/^Showing 10 of \d+ companies$/);
  await size(page).selectOption('20,000+');
  await expect(found(page)).toHaveText(/^Showing 4 of \d+ companies$/);
  await sort(page).selectOption('UK staff, most to least');
  await expect(cards(page).first()).toHaveText('Harbour & Vale Banking Group');
  await expect(page).toHaveURL(/\?industry=Banking&size=20000-plus&sort=staff-desc$/);

  await page.reload();
  await expect(found(page)).toHaveText(/^Showing 4 of \d+ companies$/);
  await expect(size(page)).toHaveValue('20000-plus');

  await page.goBack();
  await expect(sort(page)).toHaveValue('name-asc');
  await page.goBack();
  await expect(size(page)).toHaveValue('');
  await expect(found(page)).toHaveText(/^Showing 10 of \d+ companies$/);
  await page.getByRole('link', { name: 'Remove filter: Banking' }).click();
  await expect(found(page)).toHaveText(all);
});

test('nothing matches: the page says so and offers to clear', async ({ page, visit }) => {
  await visit('/companies?q=zzz&industry=Banking');
  await expect(found(page)).toHaveText(/^Showing 0 of \d+ companies$/);
  await expect(page.getByText('No companies match “zzz” with these filters.')).toBeVisible();
  await expect(industries(page).getByRole('listitem')).toHaveText(['All industries 0', 'Banking 0']);
  await page.goto('/companies?q=zzz');
  await expect(page.getByText('No companies match “zzz”. Try part of the name.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(found(page)).toHaveText(all);
  await expect(search(page)).toHaveValue('');
});

test('pages are links, each with its own address and title', async ({ page, visit }) => {
  await visit('/companies');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/Page 1 of \d+/);
  await expect(pages.locator('[data-gap]'), 'numbers are left out before').toHaveText(['13']);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2#results$/);
  await expect(page.locator('#results')).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeInViewport();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Find your employer, page 2 | ShareMore');
  await expect(cards(page).first()).not.toHaveText('7k Group');
});

test('a page past the last one is the last one, by its title and its address too', async ({ page }) => {
  await page.goto('/companies?page=999');
  await expect(page).toHaveTitle(/^Find your employer, page 13/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/companies\?page=13$/);
});

test('says "Loading companies…" when it is reached before the list is', async ({ page, visit }) => {
  const release = await holdBack(page, '**/api/google-sheets');
  await visit('/faq');
  await page.getByRole('link', { name: 'Find Your Employer' }).last().click();
  await expect(page.getByText('Loading companies…')).toBeVisible();
  release();
  await expect(found(page)).toHaveText(all);
});

test('shows three sample companies when the list fails twice, and can try again', async ({ page, visit }) => {
  let isDown = true;
  await page.route('**/api/google-sheets', (route) =>
    isDown ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await visit('/faq');
  await page.getByRole('link', { name: 'Find Your Employer' }).last().click();
  await expect(page.getByText('We could not load the full company list')).toBeVisible();
  await expect(found(page)).toHaveText('Showing 3 of 3 companies');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found(page)).toHaveText(all);
});

test.describe('a list that the browser cannot have', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.route('**/api/google-sheets', (route) => route.fulfill({ status: 503, body: 'down' }));
    await visit('/');
    await page.getByRole('combobox').first().focus();
    await expect(page.getByRole('option')).toHaveCount(3);
  });

  test('never hides a company whose card is there', async ({ page, visit }) => {
    await page.unroute('**/api/google-sheets');
    await visit('/companies');
    await page.getByRole('link', { name: 'View Details & Apply: Aldercombe', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aldercombe employees');
    await expect(page.getByRole('heading', { name: 'Join the Aldercombe waitlist' })).toBeVisible();
    await page.goBack();
    await expect(found(page)).toHaveText(all);
    await expect(found(page)).not.toHaveText('Showing 3 of 3 companies');
  });

  test('never takes the place of the list that is on the page', async ({ page, visit }) => {
    await visit('/companies');
    await industries(page)
      .getByRole('link', { name: /^Banking/ })
      .click();
    await expect(found(page)).toHaveText(/^Showing 10 of \d{3} companies$/);
    await search(page).fill('savings ba');
    await expect(found(page)).toHaveText(/^Showing 2 of \d{3} companies$/);
  });
});

test('a company that the sheet gained since the browser kept its list is found', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('combobox').first().focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.evaluate(() => {
    const key = 'sharemore-companies-v4';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    kept.items = kept.items.filter(({ slug }: { slug: string }) => slug !== 'aldercombe');
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await visit('/companies');
  await page.getByRole('link', { name: 'View Details & Apply: Aldercombe', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aldercombe employees');
  await expect(page.getByRole('heading', { name: 'Join the Aldercombe waitlist' })).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the industry is a native select and nothing runs over the edge', async ({ page, visit }) => {
    test.slow();
    await visit('/companies');
    await expect(industries(page)).toBeHidden();
    await expect(size(page)).toBeHidden();
    const firstCard = await cards(page).first().boundingBox();
    expect(firstCard?.y).toBeLessThan(1.5 * 740);
    await page.getByText('More filters').click();
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('Banking');
    await expect(found(page)).toHaveText(/^Showing 10 of \d+ companies$/);
    await expect(page).toHaveURL(/\?industry=Banking$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await audit(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, industries and pages are links', async ({ page }) => {
    await page.goto('/companies');
    await expect(cards(page).first()).toHaveText('7k Group');
    await search(page).fill('a');
    await size(page).selectOption('Under 1,000');
    await sort(page).selectOption('Name, Z to A');
    await page.getByRole('button', { name: 'Show companies' }).click();
    await expect(page).toHaveURL(/q=a&industry=&size=under-1000&sort=name-desc/);
    await expect(cards(page).first()).toHaveText(/^Yarrowby/);
    await industries(page)
      .getByRole('link', { name: /^Property/ })
      .click();
    await expect(page).toHaveURL(/industry=Property/);
    await expect(search(page)).toHaveValue('a');
    await page.goto('/companies');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(cards(page).first()).toBeInViewport();
  });
});
