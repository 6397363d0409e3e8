import type { Page } from '@playwright/test';
import { all, cards, found, industries, pickBanking, search } from './directory';
import { expect, pageWidth, test, translated } from './fixtures';

const size = (page: Page) => page.getByRole('combobox', { name: 'Employee size' });
const requestForm = (page: Page) => page.getByRole('form', { name: 'Request your employer' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

test('a card shows the name, the sector, the description, the UK staff and a link, and a missing employer can be requested', async ({
  page,
  visit,
}) => {
  await visit('/companies?q=marlowick');
  await expect(page.getByText('These are sample figures')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: "Can't find your employer?" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request your employer' })).toHaveAttribute('href', /^mailto:/);
  await expect(requestForm(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test(
  'the list and the address follow the typed text without disturbing the typing',
  translated,
  async ({ page, visit }) => {
    await visit('/companies');
    await search(page).pressSequentially('savings ba', { delay: 40 });
    await expect(found(page)).toHaveText(/^Showing 2 of \d+ companies$/);
    await expect(page).toHaveURL(/\/companies\?q=savings\+ba$/);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('savings ba');
    await expect(cards(page).first()).toHaveText('Foxlarch Savings Bank');
  },
);

test('cards off screen are skipped once the search filters, and not at its first touch; a link leads past the filters', async ({
  page,
  visit,
}) => {
  await visit('/companies');
  const layout = () =>
    page
      .locator('li:has(> div > h3)')
      .last()
      .evaluate((card) => getComputedStyle(card).contentVisibility);
  await search(page).click();
  await expect(search(page)).toBeFocused();
  expect(await layout()).toBe('visible');
  await search(page).pressSequentially('a');
  await expect.poll(layout).toBe('auto');

  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeFocused();
});

test(
  'filters combine, survive a reload, and can be removed or undone by going back',
  translated,
  async ({ page, visit }) => {
    await visit('/companies');
    await pickBanking(page);
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
    await industries(page)
      .getByRole('link', { name: /^All industries/ })
      .click();
    await expect(found(page)).toHaveText(all);
  },
);

test('a search without a match says so and offers to clear the filters', async ({ page, visit }) => {
  await visit('/companies?q=zzz&industry=Banking');
  await expect(found(page)).toHaveText(/^Showing 0 of \d+ companies$/);
  await expect(page.getByText('No companies match “zzz” with these filters.')).toBeVisible();
  await expect(industries(page).getByRole('listitem')).toHaveText(['All industries 0', 'Banking 0']);
  await page.goto('/companies?q=zzz');
  await expect(page.getByText('No companies match “zzz”. Try part of the name.')).toBeVisible();
  await expect(industries(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(found(page)).toHaveText(all);
  await expect(search(page)).toHaveValue('');
});

test('pagination links have their own address and title', async ({ page, visit }) => {
  await visit('/companies');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(found(page)).toHaveText(/^Showing (\d+) of \1 companies, page 1 of \d+$/);
  const request = await requestForm(page).boundingBox();
  expect(request?.y, 'below the pagination').toBeGreaterThan((await pages.boundingBox())?.y ?? Infinity);
  await expect(pages.locator('[data-gap]'), 'the numbers before it are left out').toHaveText(['13']);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2#results$/);
  await expect(page.locator('#results')).toBeFocused();
  await expect(found(page)).toHaveText(/^Showing (\d+) of \1 companies, page 2 of \d+$/);
  await expect(found(page)).toBeInViewport();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Find Your Employer, page 2 | ShareMore');
  await expect(cards(page).first()).not.toHaveText('7k Group');
});

test('a page past the last one shows the last one, with its title and canonical address', async ({
  page,
}) => {
  await page.goto('/companies?page=999');
  await expect(page).toHaveTitle(/^Find Your Employer, page 13/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/companies\?page=13$/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the industry is a native select and nothing overflows', async ({ page, visit }) => {
    await visit('/companies');
    await expect(industries(page)).toBeHidden();
    await expect(size(page)).toBeHidden();
    const firstCard = await cards(page).first().boundingBox();
    expect(firstCard?.y).toBeLessThan(1.5 * 740);
    await page.getByText('More filters').click();
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('Banking');
    await expect(found(page)).toHaveText(/^Showing 10 of \d+ companies$/);
    await expect(page).toHaveURL(/\?industry=Banking$/);
    expect(await pageWidth(page)).toBe(360);
  });

  test('a search for one long word that matches nothing stays within the screen', async ({ page, visit }) => {
    await visit(`/companies?q=${'w'.repeat(60)}`);
    await expect(page.getByText('No companies match')).toBeVisible();
    expect(await pageWidth(page)).toBe(360);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and industries and pages are links', async ({ page }) => {
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
    await expect(found(page)).toHaveText(/, page 2 of \d+$/);
    await expect(cards(page).first()).toBeInViewport();
  });
});
