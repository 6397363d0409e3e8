import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { forceLive, forgeBuild, recoding } from '../drills/forged-builds';
import { copyReleases, type ReleasesCopy } from '../release-folder';
import { clickByScript, expect, goForwardTo, holdBack, idle, markDocument, test } from './fixtures';
import { type Site, startSite } from './site';
import { fillIn, submit } from './waitlist';

/** How many browser failures of an area the server has counted. */
async function failuresOf(url: string, area: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counted = new RegExp(`release_failures_total\\{[^}]*area="${area}",kind="browser"\\} (\\d+)`);
  return Number(counted.exec(metrics)?.[1] ?? 0);
}

const expectReported = (url: string, area: string) =>
  expect.poll(() => failuresOf(url, area)).toBeGreaterThan(0);

test.describe('an area whose browser files are missing', () => {
  test.describe.configure({ mode: 'default' });
  let releases: ReleasesCopy;
  let broken: Site;
  test.beforeAll(async () => {
    releases = copyReleases();
    rmSync(join(releases.build('mf-companies'), 'client'), { recursive: true });
    broken = await startSite({ RELEASES_DIR: releases.dir });
  });
  test.afterAll(async () => {
    await broken.stop();
    releases.remove();
  });

  // Comes first, because it counts what is reported.
  test('leaves a page of another area with its slot hydrated, and is the one reported', async ({
    page,
    visit,
    expectErrors,
  }) => {
    expectErrors(/The slot employer-finder of mf-companies could not be loaded|^Refused to apply/);
    await visit(broken.url);
    await expect(page.getByRole('main').locator('a[href="/companies"]').first()).toBeVisible();
    const isSameDocument = await markDocument(page);
    await clickByScript(page.locator('a[href="/faq"]'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
    expect(await isSameDocument()).toBe(true);
    await expectReported(broken.url, 'mf-companies');
  });

  test('has pages that work as the server sent them', async ({ page, expectErrors }) => {
    expectErrors(/^The page stays as the server sent it/);
    await page.goto(`${broken.url}/companies?q=marlowick`);
    await page.getByRole('link', { name: 'View Details & Apply: Marlowick' }).click();
    await expect(page).toHaveURL(/\/company\/marlowick$/);
    await fillIn(page);
    await submit(page).click();
    await expect(
      page.getByText('Thank you! Your registration has been submitted successfully.'),
    ).toBeVisible();
  });

  test('is reached by a page load instead of a client navigation, with query and hash', async ({
    page,
    visit,
    expectErrors,
  }) => {
    expectErrors(
      /^The page \/companies could not be loaded|^The page stays as the server sent it|^Refused to apply/,
    );
    await visit(`${broken.url}/faq`);
    await goForwardTo(page, '/companies?q=bank#results');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/find your employer/i);
    await expect(page).toHaveURL(/\/companies\?q=bank#results$/);
  });
});

test('links load whole pages when the release’s other areas cannot be fetched', async ({
  page,
  visit,
  expectErrors,
}) => {
  expectErrors(/^The page \/companies could not be loaded/);
  await page.route('**/areas/*.json', (route) => route.abort());
  await visit('/faq');
  const isSameDocument = await markDocument(page);
  await clickByScript(page.locator('a[href="/companies"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/find your employer/i);
  expect(await isSameDocument()).toBe(false);
});

test('a page whose files hang comes from the server after five seconds', async ({
  page,
  visit,
  expectErrors,
}) => {
  expectErrors(/^The page \/news could not be loaded/);
  await visit('/faq');
  await page.route(/news-page\.js/, () => {});
  await clickByScript(page.locator('a[href="/news"]'));
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 7_000 });
});

test('a page that cannot be loaded does not displace the one that the visitor chose since', async ({
  page,
  visit,
}) => {
  const release = await holdBack(page, '**/r/mf-companies/**', (route) => route.abort());
  await visit('/faq');
  const isSameDocument = await markDocument(page);
  await clickByScript(page.locator('a[href="/companies"]'));
  await clickByScript(page.locator('a[href="/privacy"]'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('FAQs');
  const failed = page.waitForEvent('requestfailed');
  release();
  await failed;
  await idle(page);
  expect(await isSameDocument()).toBe(true);
  await expect(page).toHaveURL(/\/privacy$/);
});

for (const file of ['news-page.js', 'news-page.css']) {
  test(`a page whose ${file} fails to load comes from the server each time`, async ({
    page,
    visit,
    expectErrors,
  }) => {
    expectErrors(/^The page (\/news could not be loaded|stays as the server sent it)/);
    await visit('/faq');
    await page.route(new RegExp(`/mf-news/.*${file}`), (route) => route.abort());
    for (const _time of ['first', 'second']) {
      const isSameDocument = await markDocument(page);
      await clickByScript(page.locator('a[href="/news"]'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharesave, thought through');
      expect(await isSameDocument()).toBe(false);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
    }
  });
}

test('a page that fails while it hydrates returns to what the server sent, and is reported', async ({
  page,
  startBroken,
  expectErrors,
}) => {
  expectErrors(/sabotage/);
  const broken = recoding('client/assets/news-page.js', (code) =>
    code.replace(
      /export\{\w+ as Component/,
      'function Broken(){throw new Error("sabotage")}export{Broken as Component',
    ),
  );
  const url = await startBroken(({ dir }) => forceLive(dir, forgeBuild('mf-news', 'broken1', broken)));
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(`${url}/news`, { waitUntil: 'domcontentloaded' });
  const email = page.getByRole('form', { name: /newsletter/i }).getByLabel(/email/i);
  await email.fill('ada@example.com');
  release();
  await expectReported(url, 'mf-news');
  await expect(page.locator('html[data-script="failed"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharesave, thought through');
  await expect(email).toHaveValue('ada@example.com');
  await expect(email).toBeFocused();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
});
