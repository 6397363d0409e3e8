import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames, root } from '../../tools/apps';
import { releaseToken } from '../drills/release-commands';
import { freePort } from '../free-port';
import { type Program, startProgram } from '../programs';
import { liveBuilds } from '../release-folder';
import { type Checkout, copyCheckout } from './checkout';
import { test as base, expect, hydrated } from './fixtures';

/** A checkout with the sources of mf-news alone, and `npm run dev -w mf-news -- --site …` in it. */
const test = base.extend<{ checkout: Checkout; dev: Program }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
  checkout: async ({}, use) => {
    const checkout = copyCheckout();
    for (const name of areaNames.filter((each) => each !== 'mf-news'))
      rmSync(join(checkout.dir, name, 'src'), { recursive: true });
    rmSync(join(checkout.dir, 'shell/src'), { recursive: true });
    cpSync(join(root, 'mf-news/dist'), join(checkout.dir, 'mf-news/dist'), { recursive: true });
    await use(checkout);
    checkout.remove();
  },
  dev: async ({ checkout, site }, use) => {
    const RELEASE_TOKEN = await releaseToken({ RELEASES_DIR: site.releasesDir }, 'mf-news', 'pull');
    const command = ['npm', 'run', 'dev', '-w', 'mf-news', '--', '--site', site.url];
    const env = { RELEASE_TOKEN, PORT: String(await freePort()) };
    const dev = await startProgram(checkout.dir, command, env, /built on each save: (\S+)/);
    await use(dev);
    await dev.stop();
  },
});

test.describe.configure({ timeout: 400_000 });

test('an area runs from source inside a site’s live builds, with each save', async ({
  page,
  site,
  dev,
  checkout,
}) => {
  const file = 'mf-news/src/pages/news/news-page.tsx';
  const before = 'title="Sharesave, thought through"';
  const live = liveBuilds(site.releasesDir);
  const answer = await page.goto(`${dev.url}/news`);
  expect(await answer?.text()).toContain(`/r/shell/${live.shell}/`);
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sharesave, thought through');
  await expect(page.getByRole('banner')).toBeVisible();

  // Without a reload by hand: the page says what is wrong, and then shows what mends it.
  const overlay = page.locator('vite-error-overlay').filter({ hasText: 'the last good build stays' });
  await checkout.edit(file, before, 'title=="Broken"');
  await expect(overlay).toContainText('news-page.tsx', { timeout: 60_000 });
  // A refusal may be for a moment, so the same save tries again.
  await checkout.edit(file, 'title=="Broken"', 'title=="Broken"');
  await expect.poll(() => dev.said().match(/the last good build stays/g)).toHaveLength(2);
  expect((await page.reload())?.status()).toBe(200);
  await expect(heading).toHaveText('Sharesave, thought through');
  await expect(overlay).toBeVisible();

  await checkout.edit(file, 'title=="Broken"', 'title="Edited by hand"');
  await expect(heading).toHaveText('Edited by hand', { timeout: 60_000 });
  await hydrated(page);
  await expect(overlay).toHaveCount(0);
  expect(await (await fetch(`${site.url}/news`)).text()).not.toContain('Edited by hand');

  // Many builds of one process are what each is in a process of its own.
  await checkout.edit(file, 'title="Edited by hand"', before);
  await expect(heading).toHaveText('Sharesave, thought through', { timeout: 60_000 });
  expect(await page.content()).toContain(`/r/mf-news/${live['mf-news']}/`);

  process.kill(dev.pid);
  const isUp = () => fetch(dev.url).then(Boolean, () => false);
  await expect.poll(isUp, 'npm is ended alone, and the site leaves its port').toBe(false);
});
