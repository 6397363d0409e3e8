import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { liveBuilds } from '../release-folder';
import { forgeBuild, withCode } from './forged-builds';
import { newsBuild, release } from './release-commands';
import { local, releasesDir, start, team } from './release-site';

const { url, log } = await start();
const before = liveBuilds(releasesDir)['mf-news'];

describe('shipping over HTTP', () => {
  it('publishes, promotes and rolls back a build without a restart or a failed request', async () => {
    const { remote } = await team(url, 'mf-news', 'publish,promote,rollback');
    const statuses = new Set<number>();
    let isServing = true;
    const visitors = (async () => {
      for (; isServing; await sleep(20)) statuses.add((await fetch(`${url}/about`)).status);
    })();

    const dist = forgeBuild('mf-news', 'next1');
    expect(await remote('publish', dirname(dist), '--message', 'A new heading')).toMatchObject({
      code: 0,
      out: 'published mf-news next1',
    });
    const promoted = await remote('promote', 'mf-news@next1', '--message', 'Ship it');
    expect(promoted.out).toMatch(/^live: set [0-9a-f]+$/);
    await expect.poll(() => newsBuild(url)).toBe('next1');
    expect((await remote('rollback', 'mf-news')).code).toBe(0);
    await expect.poll(() => newsBuild(url)).toBe(before);
    isServing = false;
    await visitors;
    expect([...statuses]).toEqual([200]);

    const listed = JSON.parse((await remote('list', '--json')).out);
    expect(listed.changes.slice(0, 2)).toMatchObject([
      { action: 'rollback' },
      { action: 'promote', why: 'Ship it' },
    ]);
    expect(listed.changes[0].by).toMatch(/^token .*mf-news/);
    expect(listed.builds[0]).toMatchObject({ message: 'A new heading', manifest: { build: 'next1' } });
    expect(log()).toMatch(/build published/);
  });

  it('refuses a build that fails its preflight', async () => {
    const { remote } = await team(url, 'mf-news', 'publish,promote');
    const refused = await remote('promote', dirname(forgeBuild('mf-news', 'bad1', withCode('throw 1'))));
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('/news: mf-news fails') });
    expect(await newsBuild(url)).toBe(before);
  });

  it('limits a token to its area and permissions, until it is revoked', async () => {
    const { remote } = await team(url, 'mf-news', 'publish');
    const foreign = await remote('publish', dirname(forgeBuild('mf-companies', 'next1')));
    expect(foreign).toMatchObject({ code: 1, error: expect.stringContaining('may not touch mf-companies') });
    const refused = await remote('token', 'list', '--json');
    expect(refused.error).toContain('no permission for admin');
    expect(JSON.parse(refused.out)).toEqual({ error: refused.error });
    const { out } = await local('token', 'list', '--json');
    const [{ id }] = JSON.parse(out);
    expect((await local('token', 'revoke', id)).code).toBe(0);
    expect((await remote('list')).code).toBe(1);
  });
});

describe('the release command', () => {
  it('previews a build that would be refused, says why, and prints nothing that its areas write', async () => {
    const code = 'console.log("loud"); console.error("loud"); throw new Error("boom");';
    const dist = forgeBuild('mf-news', 'loud1', withCode(code));
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const previewed = await local('preview', 'mf-news@loud1');
    expect(previewed.out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/releases\/preview\?token=\S+$/);
    expect(previewed.error.split('\n')).toEqual([
      expect.stringContaining('SITE_URL is not set: the link is for a site at http://127.0.0.1:3000'),
      expect.stringMatching(/^Would not go live: \/news: mf-news fails: .*boom/),
    ]);
    expect(previewed.code).toBe(0);
  });

  it('ignores settings of the site and explains wrong arguments', async () => {
    const env = { RELEASES_DIR: releasesDir, SMTP_URL: 'nonsense', FORM_RATE_LIMIT: 'many' };
    expect((await release(['list'], env)).code).toBe(0);
    expect(await release(['list'], { RELEASES_DIR: `${releasesDir}-typo` })).toEqual({
      code: 1,
      out: '',
      error: `RELEASES_DIR has no releases: there is no ${releasesDir}-typo`,
    });
    expect(await local('nonsense')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^There is no command "nonsense"\nnpm run release/),
    });
    expect(await release(['list', '--to', 'http://site.example'], { RELEASE_TOKEN: 'x' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('--to must start with https://'),
    });
  });
});
