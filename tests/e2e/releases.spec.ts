import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReleases } from '../../server/src/releases/release-store';
import type { AreaManifest } from '../../shell/platform/src/contract';
import { copyReleases, type ReleasesCopy } from './broken-area';
import { expect, hydrated, test } from './fixtures';
import { startSite } from './site';

/** Another build of the news area, as its team would publish it: the same but for one heading. */
function nextBuild(copy: ReleasesCopy): string {
  const source = copy.build('mf-news');
  const target = join(copy.dir, 'next-news');
  cpSync(source, target, { recursive: true });
  const file = join(target, 'area.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, build: 'next' }));
  return target;
}

test('an area is promoted and rolled back while the site serves, without one failed request', async ({
  page,
}) => {
  const copy = copyReleases();
  const site = await startSite({ RELEASES_DIR: copy.dir });
  try {
    const releases = openReleases(copy.dir);
    const before = releases.live()?.set.builds['mf-news'];
    const build = async () => {
      const html = await (await page.request.get(`${site.url}/news`)).text();
      return /\/r\/mf-news\/([a-z0-9]+)\//.exec(html)?.[1];
    };
    await page.goto(`${site.url}/faq`);
    await hydrated(page);

    const statuses = new Set<number>();
    let isServing = true;
    const visitors = (async () => {
      while (isServing) statuses.add((await page.request.get(`${site.url}/about`)).status());
    })();
    expect(await build()).toBe(before);
    await releases.publish(nextBuild(copy));
    await releases.promote({ 'mf-news': 'next' });
    await expect.poll(build, { timeout: 15_000 }).toBe('next');
    await releases.rollback('mf-news');
    await expect.poll(build, { timeout: 15_000 }).toBe(before);
    isServing = false;
    await visitors;
    expect([...statuses]).toEqual([200]);

    await page
      .locator('a[href="/news"]')
      .first()
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.locator('h1')).toHaveCount(1);
  } finally {
    await site.stop();
    copy.remove();
  }
});

test('a set that does not start leaves the one before it live', async ({ request }) => {
  const copy = copyReleases();
  const site = await startSite({ RELEASES_DIR: copy.dir });
  try {
    const releases = openReleases(copy.dir);
    const shell = releases.live()?.set.builds.shell ?? '';
    const broken = join(copy.dir, 'broken-shell');
    cpSync(copy.build('shell'), broken, { recursive: true });
    writeFileSync(join(broken, 'server/entry-server.js'), 'throw new Error("does not start");');
    const manifest = JSON.parse(readFileSync(join(broken, 'area.json'), 'utf8')) as AreaManifest;
    writeFileSync(join(broken, 'area.json'), JSON.stringify({ ...manifest, build: 'broken' }));
    await releases.publish(broken);
    await releases.promote({ shell: 'broken' });
    await expect.poll(() => site.log(), { timeout: 15_000 }).toContain('the one before stays live');
    const html = await (await request.get(site.url)).text();
    expect(html).toContain(`/r/shell/${shell}/`);
  } finally {
    await site.stop();
    copy.remove();
  }
});
