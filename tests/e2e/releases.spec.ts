import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { openFolderStore } from '../../server/src/releases/store';
import { appending, forceLive, forgeBuild } from '../drills/forged-builds';
import { release } from '../drills/release-commands';
import { liveBuilds, type ReleasesCopy } from '../release-folder';
import { audit } from './axe';
import { test as base, clickByScript, expect, hydrated, idle } from './fixtures';

/** Each test has its own site, so that it can change the live release. */
const test = base.extend<{ url: string }>({
  url: async ({ releases, start }, use) => {
    const settings = { TRUST_PROXY: 'loopback', METRICS_TOKEN: 'a token for the test' };
    await use((await start({ RELEASES_DIR: releases.dir, ...settings })).url);
  },
});

const servedSet = async (url: string) => (await (await fetch(`${url}/readyz`)).json()).release.set as string;
test.describe.configure({ timeout: 240_000 });

const setOf = (page: Page) => page.locator('html').getAttribute('data-release');

/** Makes builds live and waits until the server serves them. @returns the new set's id */
async function goLive(releases: ReleasesCopy, url: string, ...folders: string[]): Promise<string> {
  const set = await forceLive(releases.dir, ...folders);
  await expect.poll(() => servedSet(url), { timeout: 60_000 }).toBe(set);
  return set;
}

/** Focuses a link, which makes the tab ask for the live release, then follows the link. */
async function focusAndFollow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await expect(async () => {
    const response = page.waitForResponse('**/api/release', { timeout: 1000 });
    response.catch(() => {});
    await link.dispatchEvent('focusin');
    await (await response).finished();
  }).toPass();
  // Then the page has read the response.
  await idle(page);
  await clickByScript(link);
}

test('a preview shows one visitor the live site with another build, marked, and can be left', async ({
  page,
  context,
  releases,
  url,
}) => {
  const command = (...args: string[]) => release(args, { RELEASES_DIR: releases.dir, SITE_URL: url });
  await command('publish', dirname(forgeBuild('mf-news', 'next1')));
  const { out: link } = await command('preview', 'mf-news@next1');
  await page.goto(link);
  await expect(page).toHaveURL(`${url}/`);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('mf-news next1');
  await expect(bar).toContainText('Forms are really sent');
  await hydrated(page);
  expect(await audit(page)).toEqual([]);
  const response = await page.goto(`${url}/news`);
  await hydrated(page);
  expect(await response?.text()).toContain('/r/mf-news/next1/');
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'preview', httpOnly: true, sameSite: 'Lax' });
  expect(await (await fetch(`${url}/news`)).text()).not.toContain('next1');

  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(bar).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test('an open tab loads a new release with its next page, and the old one after a rollback; drafts outlive both loads, and no longer', async ({
  page,
  visit,
  releases,
  url,
}) => {
  const follow = async (path: string, heading: string | RegExp) => {
    await focusAndFollow(page, path);
    await expect(page).toHaveURL(url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrated(page);
  };
  /** The drafts, which are those of the open page at the second load. */
  const expectDrafts = async () => {
    await clickByScript(page.locator('a[href="/about"]'));
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello');
    expect(await page.evaluate(() => sessionStorage.getItem('sharemore-typed'))).toBeNull();
  };
  await visit(`${url}/about`);
  const before = (await setOf(page)) ?? '';
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await clickByScript(page.locator('a[href="/faq"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');

  const after = await goLive(releases, url, forgeBuild('mf-news', 'next1'));
  await follow('/news', 'Sharesave, thought through');
  expect(await setOf(page)).toBe(after);
  await expectDrafts();

  await release(['rollback'], { RELEASES_DIR: releases.dir });
  await expect.poll(() => servedSet(url), { timeout: 60_000 }).toBe(before);
  await follow('/faq', 'FAQs');
  expect(await setOf(page)).toBe(before);
  await expectDrafts();
});

test('a rollout keeps a visitor on one set, and is rolled back when it fails more often', async ({
  page,
  context,
  releases,
  url,
  expectErrors,
}) => {
  expectErrors(/stays as the server sent it|sabotage/);
  const command = (...args: string[]) => release(args, { RELEASES_DIR: releases.dir });
  const fault = appending("throw new Error('sabotage');", 'client/assets/news-page.js');
  const broken = forgeBuild('mf-news', 'broken1', fault);
  await command('publish', dirname(broken));
  const rolled = await command('promote', 'mf-news@broken1', '--percent', '99');
  expect(rolled.out).toMatch(/^rolling out: set [0-9a-f]+ for 99 %$/);
  await expect
    .poll(async () => (await (await fetch(`${url}/readyz`)).json()).release.rollout?.percent, {
      timeout: 60_000,
    })
    .toBe(99);

  const set = await fetch(`${url}/news`);
  expect(set.headers.get('cache-control')).toBe('private, no-cache');
  expect(set.headers.get('set-cookie')).toMatch(
    /^rollout=\d+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  );
  const cookie = 'rollout=5';
  for (let count = 0; count < 20; count += 1) {
    const headers = { cookie, 'X-Forwarded-For': `198.51.100.${count}` };
    const html = await (await fetch(`${url}/news`, { headers })).text();
    expect(html).toContain('/r/mf-news/broken1/');
  }
  const stay = await fetch(`${url}/news`, { headers: { cookie: 'rollout=99' } });
  expect(await stay.text()).toContain(`/r/mf-news/${liveBuilds(releases.dir)['mf-news']}/`);

  await context.addCookies([{ name: 'rollout', value: '5', url }]);
  const newest = async () => (await openFolderStore(releases.dir).changes())[0];
  let visitors = 0;
  // The server ends the rollout at the fifth visitor whose page fails, or soon after.
  await expect(async () => {
    visitors += 1;
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${visitors}` });
    await page.goto(`${url}/news`);
    await page.mouse.move(10, 10);
    expect(await newest()).toMatchObject({
      action: 'abort',
      by: 'the server',
      why: expect.stringMatching(
        /^worse than set .* failed for \d+ of \d+ visitors, before for .*; first of all mf-news: Error: sabotage \(browser\), at mf-news\/\S+:\d+, ([5-9]|\d\d) visitors$/,
      ),
    });
  }).toPass({ timeout: 120_000 });
  expect(
    await (
      await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer a token for the test' } })
    ).text(),
  ).toMatch(/site_release_failures_total\{set="[0-9a-f]+",area="mf-news",kind="browser"\} ([5-9]|\d\d)/);
  await expect
    .poll(async () => (await fetch(`${url}/news`)).headers.get('set-cookie'), { timeout: 60_000 })
    .toBeNull();
});
