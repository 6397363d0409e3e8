import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liveBuilds } from '../release-folder';
import { forgeBuild } from './forged-builds';
import { newsBuild } from './release-commands';
import { local, releasesDir, site, start, team } from './release-site';

describe('shipping over HTTP', () => {
  it('publishes, promotes and rolls back a build without a restart or a failed request', async () => {
    const { url } = await start();
    const before = liveBuilds(releasesDir)['mf-news'];
    const { remote } = await team(url, 'mf-news', 'publish,promote,rollback');
    const statuses = new Set<number>();
    let isServing = true;
    const visitors = (async () => {
      while (isServing) statuses.add((await fetch(`${url}/about`)).status);
    })();

    const dist = forgeBuild('mf-news', 'next1');
    expect(await remote('publish', dirname(dist), '-m', 'A new heading')).toMatchObject({
      code: 0,
      out: 'published mf-news next1',
    });
    const promoted = await remote('promote', 'mf-news@next1', '-m', 'Ship it');
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
    expect(site?.log()).toMatch(/build published/);
  });

  it('limits a token to its area and permissions, until it is revoked', async () => {
    const { url } = await start();
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
