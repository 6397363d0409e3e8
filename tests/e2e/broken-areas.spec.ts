import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { forceLive, forgeBuild } from '../drills/forged-builds';
import { listed } from './articles';
import type { ReleasesCopy } from './broken-area';
import { test } from './broken-site';
import { expect, followUnseen, holdBack, hydrated, markDocument } from './fixtures';
import { fillIn, submit } from './waitlist';

/** Goes to a path within the page, as the browser's own forward button does. */
async function goForwardTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => history.pushState(null, '', target), path);
  await page.goBack();
  await page.goForward();
}

test.describe('an area’s browser files are missing', () => {
  const loseClient = (releases: ReleasesCopy) =>
    rmSync(join(releases.build('mf-companies'), 'client'), { recursive: true });

  test('its pages stay as the server sent them, and work', async ({ page, broken, expectErrors }) => {
    expectErrors(/^The page stays as the server sent it/);
    const url = await broken(loseClient);
    await page.goto(`${url}/companies?q=marlowick`);
    await page.getByRole('link', { name: 'View Details & Apply: Marlowick' }).click();
    await expect(page).toHaveURL(/\/company\/marlowick$/);
    await fillIn(page);
    await submit(page).click();
    await expect(
      page.getByText('Thank you! Your registration has been submitted successfully.'),
    ).toBeVisible();
  });

  test('another area’s page that shows a slot of it hydrates around that, and the right team is told', async ({
    page,
    broken,
    expectErrors,
  }) => {
    expectErrors(/The slot employer-finder( of mf-companies could not be loaded| failed)|^Refused to apply/);
    const url = await broken(loseClient);
    await page.goto(url);
    await hydrated(page);
    await expect(page.getByRole('main').locator('a[href="/companies"]').first()).toBeVisible();
    const isSameDocument = await markDocument(page);
    await followUnseen(page.locator('a[href="/faq"]'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    expect(await isSameDocument()).toBe(true);
    await expect
      .poll(async () => (await page.request.get(`${url}/metrics`)).text())
      .toMatch(/release_failures_total\{[^}]*area="mf-companies",kind="browser"\} 1/);
  });

  test('a client navigation to it becomes a page load that the server answers, with query and hash', async ({
    page,
    broken,
    expectErrors,
  }) => {
    expectErrors(
      /^The page \/companies could not be loaded|^The page stays as the server sent it|^Refused to apply/,
    );
    const url = await broken(loseClient);
    await page.goto(`${url}/faq`);
    await hydrated(page);
    await goForwardTo(page, '/companies?q=bank#results');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/find your employer/i);
    await expect(page).toHaveURL(/\/companies\?q=bank#results$/);
  });
});

test('another area’s slow script holds nothing up but its own slot', async ({ page }) => {
  const letCome = await holdBack(page, /\/mf-companies\/.*\.js/);
  await page.goto('/');
  await hydrated(page);
  letCome();
  await page.getByPlaceholder('Find your employer').fill('marlowick');
  await expect(page.getByRole('option', { name: 'Marlowick' })).toBeVisible();
});

test('where the other areas of the release cannot be asked for, links lead on by page loads', async ({
  page,
  visit,
  expectErrors,
}) => {
  expectErrors(/^The page \/companies could not be loaded/);
  await page.route('**/areas/*.json', (route) => route.abort());
  await visit('/faq');
  const isSameDocument = await markDocument(page);
  await followUnseen(page.locator('a[href="/companies"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/find your employer/i);
  expect(await isSameDocument()).toBe(false);
});

test('a page that was left out leaves the other pages of its area to later navigation', async ({
  page,
  broken,
}) => {
  const url = await broken(({ sabotage }) =>
    sabotage('mf-news', 'news-page', 'Component', 'throw new Error("sabotage");'),
  );
  const [article] = await listed(page.request);
  await page.goto(`${url}/news`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This part is unavailable');
  const isSameDocument = await markDocument(page);
  await goForwardTo(page, `/news/${article?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  expect(await isSameDocument()).toBe(true);
});

for (const file of ['news-page.js', 'news-page.css']) {
  test(`a page whose ${file} cannot be had comes from the server, each time`, async ({
    page,
    visit,
    expectErrors,
  }) => {
    expectErrors(/^The page (\/news could not be loaded|stays as the server sent it)/);
    await visit('/faq');
    await page.route(new RegExp(`/mf-news/.*${file}`), (route) => route.abort());
    for (const _time of ['first', 'second']) {
      const isSameDocument = await markDocument(page);
      await followUnseen(page.locator('a[href="/news"]'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharesave, thought through');
      expect(await isSameDocument()).toBe(false);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    }
  });
}

test('a page that fails as it comes alive is as the server sent it again, and the team is told', async ({
  page,
  releases,
  start,
  expectErrors,
}) => {
  expectErrors(/sabotage/);
  const folder = forgeBuild('mf-news', 'broken1', (build) => {
    const file = join(build, 'client/assets/news-page.js');
    const code = readFileSync(file, 'utf8').replace(
      /export\{\w+ as Component/,
      'function Broken(){throw new Error("sabotage")}export{Broken as Component',
    );
    writeFileSync(file, code);
  });
  await forceLive(releases.dir, folder);
  const { url } = await start({ RELEASES_DIR: releases.dir });
  await page.goto(`${url}/news`);
  await page.mouse.move(10, 10);
  await expect
    .poll(async () => (await page.request.get(`${url}/metrics`)).text())
    .toMatch(/release_failures_total\{[^}]*area="mf-news",kind="browser"\} 1/);
  await expect(page.locator('html[data-script="failed"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharesave, thought through');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
});
