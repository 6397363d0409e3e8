import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaNames } from '../../tools/apps';
import { liveBuilds } from '../live-builds';
import { forgeBuild } from './forged-builds';
import { newsBuild, release } from './release-commands';
import { local, pages, releasesDir, site, start, team } from './release-site';

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
    await expect.poll(() => newsBuild(url), { timeout: 60_000 }).toBe('next1');
    expect((await remote('rollback', 'mf-news')).code).toBe(0);
    await expect.poll(() => newsBuild(url), { timeout: 60_000 }).toBe(before);
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

  it('limits a token to its area and permissions, and rejects calls without a valid one', async () => {
    const { url } = await start();
    const { remote, RELEASE_TOKEN } = await team(url, 'mf-news', 'publish');
    const foreign = await remote('publish', dirname(forgeBuild('mf-companies', 'next1')));
    expect(foreign).toMatchObject({ code: 1, error: expect.stringContaining('may not touch mf-companies') });
    expect((await remote('promote', `mf-news@${liveBuilds(releasesDir)['mf-news']}`)).error).toContain(
      'no permission for promote',
    );
    expect((await remote('rollback')).code).toBe(1);
    const refused = await remote('token', 'list', '--json');
    expect(refused.error).toContain('no permission for admin');
    expect(JSON.parse(refused.out)).toEqual({ error: refused.error });
    for (const [method, path] of [
      ['POST', 'list'],
      ['POST', 'promote'],
      ['PUT', 'builds'],
      ['GET', `builds/shell/${liveBuilds(releasesDir).shell}`],
    ]) {
      for (const Authorization of ['', 'Bearer nonsense', `Bearer ${RELEASE_TOKEN.slice(0, -1)}`]) {
        const { status } = await fetch(`${url}/api/releases/${path}`, { method, headers: { Authorization } });
        expect(status, `${method} ${path}`).toBe(401);
      }
    }
    const { out } = await local('token', 'list', '--json');
    const [{ id }] = JSON.parse(out);
    expect((await local('token', 'revoke', id)).code).toBe(0);
    expect((await remote('list')).code).toBe(1);
  });

  it('previews several areas at once, only for the holder of the link', async () => {
    const { url } = await start();
    const { remote } = await team(url, '*', 'publish,preview');
    const previewed = ['mf-companies', 'mf-news'];
    for (const area of previewed) {
      expect(await remote('publish', dirname(forgeBuild(area, 'next1')))).toMatchObject({ code: 0 });
    }
    const { out: link } = await remote('preview', ...previewed.map((area) => `${area}@next1`));
    const entrance = await fetch(link, { redirect: 'manual' });
    const Cookie = entrance.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    for (const area of previewed) {
      const inside = await fetch(url + pages[area], { headers: { Cookie } });
      expect(inside.headers.get('Cache-Control')).toBe('private, no-store');
      expect(await inside.text()).toContain(`/r/${area}/next1/`);
      const outside = await (await fetch(url + pages[area])).text();
      expect(outside).toContain(`/r/${area}/${liveBuilds(releasesDir)[area]}/`);
      expect(outside).not.toContain('next1');
    }
  });

  it('answers 429 with Retry-After to a client that exceeds the rate limit', async () => {
    const { url } = await start();
    const call = () => fetch(`${url}/api/releases/list`, { method: 'POST' });
    const first = await call();
    expect(first.status).toBe(401);
    const left = Number(/r=(\d+)/.exec(first.headers.get('RateLimit') ?? '')?.[1]);
    expect(left).toBeGreaterThan(areaNames.length);
    const others = await Promise.all(Array.from({ length: left }, call));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([401]));
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await fetch(url)).status).toBe(200);
  });

  it('downloads the live set for development inside it', async () => {
    const { url } = await start();
    const { remote } = await team(url, 'mf-news', 'publish');
    const into = mkdtempSync(join(tmpdir(), 'pulled-'));
    const pulled = await remote('pull', '--into', into);
    expect(pulled.code, pulled.error).toBe(0);
    expect(liveBuilds(into)).toEqual(liveBuilds(releasesDir));
    const fits = await release(['doctor'], { RELEASES_DIR: into });
    expect(fits).toMatchObject({ code: 0, out: 'everything fits' });
    const elsewhere = await remote('pull', '--into', tmpdir());
    expect(elsewhere).toMatchObject({
      code: 1,
      error: expect.stringContaining('is a folder of something else'),
    });
  });
});
