import { appendFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areaNames } from '../../tools/apps';
import { fixedPages } from '../area-pages';
import { copyReleases, type ReleasesCopy } from '../e2e/broken-area';
import { type Site, startSite } from '../e2e/site';
import { liveBuilds } from '../live-builds';
import { forceLive, forgeBuild } from './forged-builds';
import { release, releaseToken } from './release-commands';

let releases: ReleasesCopy;
let releasesDir: string;
let site: Site | undefined;

beforeEach(() => {
  releases = copyReleases();
  releasesDir = releases.dir;
});
afterEach(async () => {
  await site?.kill();
  site = undefined;
  releases.remove();
});

async function start(): Promise<Site> {
  site = await startSite({ RELEASES_DIR: releasesDir, USE_SAMPLE_DATA: 'true' });
  return site;
}
const local = (...args: string[]) => release(args, { RELEASES_DIR: releasesDir });

/** The release command against the running site, with a token for what `can` says of an area. */
async function team(url: string, area: string, can: string) {
  const RELEASE_TOKEN = await releaseToken({ RELEASES_DIR: releasesDir }, area, can);
  const remote = (...args: string[]) => release([...args, '--to', url], { RELEASE_TOKEN });
  return { RELEASE_TOKEN, remote };
}
const readiness = async (url: string) => (await (await fetch(`${url}/readyz`)).json()).release;
const newsBuild = async (url: string) =>
  /\/r\/mf-news\/([a-z0-9]+)\//.exec(await (await fetch(`${url}/news`)).text())?.[1];

/** Area to its first fixed page. */
const pages = Object.fromEntries(Object.entries(fixedPages).map(([area, [path = '']]) => [area, path]));

/** For a forged build whose code on the server is this. */
const withCode =
  (code: string, file = 'area.js') =>
  (folder: string) =>
    writeFileSync(join(folder, 'server', file), code);

describe('shipping over HTTP', () => {
  it('takes a team’s build from anywhere, live without a restart, and back, without one failed request', async () => {
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
    await expect.poll(() => newsBuild(url), { timeout: 10_000 }).toBe('next1');
    expect((await remote('rollback', 'mf-news')).code).toBe(0);
    await expect.poll(() => newsBuild(url), { timeout: 10_000 }).toBe(before);
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

  it('lets a token do what it is for and nothing else, and nobody anything without one', async () => {
    const { url } = await start();
    const { remote, RELEASE_TOKEN } = await team(url, 'mf-news', 'publish');
    const foreign = await remote('publish', dirname(forgeBuild('mf-companies', 'next1')));
    expect(foreign).toMatchObject({ code: 1, error: expect.stringContaining('may not touch mf-companies') });
    expect((await remote('promote', `mf-news@${liveBuilds(releasesDir)['mf-news']}`)).error).toContain(
      'may not promote',
    );
    expect((await remote('rollback')).code).toBe(1);
    expect((await remote('token', 'list')).error).toContain('may not admin');
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

  it('takes no links, no paths outside, nothing damaged, and leaves nothing behind', async () => {
    const { url } = await start();
    const { RELEASE_TOKEN } = await team(url, 'mf-news', 'publish');
    const put = async (body: Buffer) => {
      const headers = { Authorization: `Bearer ${RELEASE_TOKEN}`, 'Content-Type': 'application/gzip' };
      const response = await fetch(`${url}/api/releases/builds`, {
        method: 'PUT',
        headers,
        body: new Uint8Array(body),
      });
      return { status: response.status, ...((await response.json()) as { error: string }) };
    };
    const archive = async (dist: string, prefix?: string) => {
      const chunks: Buffer[] = [];
      const stream = create({ gzip: true, cwd: dist, portable: true, prefix, preservePaths: true }, ['.']);
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    };
    const linked = forgeBuild('mf-news', 'evil1', (folder) =>
      symlinkSync('/etc/passwd', join(folder, 'client/x.js')),
    );
    expect(await put(await archive(linked))).toMatchObject({ status: 409, error: /SymbolicLink/ });
    expect((await put(await archive(forgeBuild('mf-news', 'evil2'), '../../outside'))).status).toBe(409);
    const damaged = forgeBuild('mf-news', 'evil3');
    writeFileSync(join(damaged, 'server/area.js'), 'export const area = 1;');
    expect(await put(await archive(damaged))).toMatchObject({
      status: 409,
      error: /server\/area.js is damaged/,
    });
    expect((await put(Buffer.from('no archive at all'))).status).toBe(409);
    expect((await put((await archive(forgeBuild('mf-news', 'evil4'))).subarray(0, 5000))).status).toBe(409);
    const listed = JSON.parse((await local('list', '--json')).out) as {
      builds: { manifest: { build: string } }[];
    };
    expect(listed.builds.map(({ manifest }) => manifest.build).filter((id) => id.startsWith('evil'))).toEqual(
      [],
    );
  });

  it('previews several areas at once, for whoever holds the link and nobody else', async () => {
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

  it('answers an address that calls too often with 429, and says when to come again', async () => {
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

  it('gives the live set to a team that wants to work inside it', async () => {
    const { url } = await start();
    const { remote } = await team(url, 'mf-news', 'publish');
    const into = mkdtempSync(join(tmpdir(), 'pulled-'));
    const pulled = await remote('pull', '--into', into);
    expect(pulled.code, pulled.error).toBe(0);
    expect(liveBuilds(into)).toEqual(liveBuilds(releasesDir));
    const fits = await release(['doctor'], { RELEASES_DIR: into });
    expect(fits).toMatchObject({ code: 0, out: 'everything fits' });
    rmSync(into, { recursive: true });
  });
});

describe('nothing goes live that cannot stand', () => {
  it.each<[string, string, Parameters<typeof forgeBuild>[2], RegExp]>([
    [
      'a shell whose render throws',
      'shell',
      withCode(
        'export const createRenderer = async () => ({ render: async () => ({ kind: "failed", error: "boom" }) });',
        'entry-server.js',
      ),
      /no-such-page.*boom/,
    ],
    [
      'a build without its server part',
      'mf-news',
      (folder) => rmSync(join(folder, 'server'), { recursive: true }),
      /\/news: mf-news fails/,
    ],
    ['a script that is cut', 'mf-news', withCode('export const area = { routes: ['), /\/news: mf-news fails/],
    [
      'a script that loops when it is loaded',
      'mf-account',
      withCode('for (;;) {}'),
      /mf-account does not come back in time/,
    ],
    [
      'a script that eats memory',
      'mf-account',
      withCode('const all = []; for (;;) all.push(new Array(1e6).fill(1));'),
      /mf-account/,
    ],
    [
      'a slot that its area does not have',
      'mf-companies',
      (_, { slots }) => ({
        slots: { ...slots, 'no-such-slot': { modules: [], styles: [] } } as typeof slots,
      }),
      /slot no-such-slot: mf-companies/,
    ],
    [
      'a page that names a module which is not there',
      'mf-news',
      (_, { pages }) => ({ pages: { ...pages, '/news': { modules: ['assets/lost.js'], styles: [] } } }),
      /\/news: names \/r\/mf-news\/bad1\/assets\/lost\.js, which is not in the set/,
    ],
    [
      'a build over its budget',
      'mf-news',
      () => ({ budget: { script: 0.1, style: 0.1 } }),
      /its budget is 0.1 and 0.1/,
    ],
    [
      'a path that another area has',
      'mf-news',
      (_, { pages }) => ({ pages: { ...pages, '/faq': null } }),
      /the path \/faq, which belongs to/,
    ],
  ])('%s is refused, with page and reason, and what was live stays', async (_, area, change, reason) => {
    const before = liveBuilds(releasesDir);
    const dist = forgeBuild(area, 'bad1', change);
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const refused = await local('promote', `${area}@bad1`);
    expect(refused.error).toMatch(reason);
    expect(refused.code).toBe(1);
    expect(liveBuilds(releasesDir)).toEqual(before);
  });

  it('a slot that stands alone and breaks another area’s page is refused, though that area did not change', async () => {
    const dist = forgeBuild('mf-companies', 'bad1', (folder) =>
      appendFileSync(
        join(folder, 'server/area.js'),
        `import { createElement } from 'react';
        import { useLocation } from 'react-router-dom';
        const { 'company-selector': load } = area.slots;
        area.slots['company-selector'] = async () => {
          const { default: Content } = await load();
          const Broken = () => {
            if (useLocation().pathname === '/join-sharemore') throw new Error('not on this page');
            return createElement(Content);
          };
          return { default: Broken };
        };`,
      ),
    );
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const refused = await local('promote', 'mf-companies@bad1');
    expect(refused.error).toMatch(/^\/join-sharemore: mf-marketing fails: .*not on this page$/m);
    expect(refused.code).toBe(1);
  });

  it('is judged where the flip is made: the server’s answer is the truth', async () => {
    const { url } = await start();
    const { remote } = await team(url, 'mf-news', 'publish,promote');
    const dist = forgeBuild('mf-news', 'bad1', withCode('throw 1'));
    const refused = await remote('promote', dirname(dist));
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('/news: mf-news fails') });
    expect(await newsBuild(url)).toBe(liveBuilds(releasesDir)['mf-news']);
  });

  it('needs no setting that a release does not need, and says in words what it cannot do', async () => {
    const env = { RELEASES_DIR: releasesDir, SMTP_URL: 'nonsense', FORM_RATE_LIMIT: 'many' };
    expect((await release(['list'], env)).code).toBe(0);
    expect(await local('promote')).toMatchObject({ code: 2, error: 'Name at least one area' });
    expect(await local('nonsense')).toMatchObject({ code: 2 });
    expect(await release(['list', '--to', 'http://site.example'], { RELEASE_TOKEN: 'x' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('--to takes https'),
    });
    expect(await local('promote', join(releasesDir, 'nowhere'))).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no build in .*build it first/),
    });
  });
});

describe('a server that starts', () => {
  it('on a set that does not stand serves the last one that does, says so, and takes the next good one', async () => {
    const good = liveBuilds(releasesDir);
    const broken = withCode('throw new Error("does not start");', 'entry-server.js');
    const badSet = await forceLive(releasesDir, forgeBuild('shell', 'bad1', broken));
    const { url } = await start();
    const state = await readiness(url);
    expect(state.problem).toContain(`set ${badSet} does not stand`);
    expect((await fetch(url)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain(`/r/shell/${good.shell}/`);
    expect(site?.log()).toContain('does not stand');
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/site_release_problem 1/);

    expect((await local('rollback')).code).toBe(0);
    await expect.poll(async () => (await readiness(url)).problem, { timeout: 10_000 }).toBeNull();
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/site_release_problem 0/);
  });

  it('without one area’s folder serves all others, and names it', async () => {
    rmSync(join(releasesDir, 'mf-news', liveBuilds(releasesDir)['mf-news'] ?? ''), { recursive: true });
    const { url } = await start();
    expect((await fetch(`${url}/news`)).status).toBe(503);
    for (const path of ['/', '/faq', '/companies', '/login'])
      expect((await fetch(url + path)).status, path).toBe(200);
    expect((await local('doctor')).out).toContain('mf-news');
  });

  it('on a log whose newest entry is damaged goes on from the one before, and names the file', async () => {
    await forceLive(releasesDir, forgeBuild('mf-news', 'next1'));
    writeFileSync(join(releasesDir, 'changes/00000002.json'), '{"number": 2, "act');
    const { url } = await start();
    expect((await fetch(url)).status).toBe(200);
    expect(site?.log()).toContain('00000002.json');
  });
});

describe('while an area fails, visitors of the others notice nothing', () => {
  const faults: Record<string, string | null> = {
    missing: null,
    'a 500':
      'export const area = { routes: [{ path: "*", loader: () => { throw new Response("", { status: 500 }); } }] };',
    'slow by 10 s':
      'await new Promise((done) => setTimeout(done, 10_000)); export const area = { routes: [] };',
    'a corrupt script': '}{ not a script',
    'a wrong type': 'export const area = 42;',
    'an error': 'throw new Error("sabotage");',
    'a loop': 'for (;;) {}',
    'memory eaten': 'const all = []; for (;;) all.push(new Array(1e6).fill(1)); export const area = 1;',
    'a stray timer':
      'setTimeout(() => { throw new Error("stray"); }, 1); export const area = { routes: [] };',
  };
  it.each(Object.keys(pages))(
    '%s',
    async (area) => {
      const { url } = await start();
      let count = 0;
      for (const [fault, code] of Object.entries(faults)) {
        count += 1;
        const missing = (folder: string) => rmSync(join(folder, 'server'), { recursive: true });
        const dist = forgeBuild(area, `bad${count}`, code === null ? missing : withCode(code));
        const set = await forceLive(releasesDir, dist);
        await expect.poll(async () => (await readiness(url)).set, { timeout: 20_000 }).toBe(set);
        const lost = fetch(url + pages[area]).then(({ status }) => status);
        await sleep(50);
        for (const [other, path] of Object.entries(pages)) {
          if (other !== area)
            expect((await fetch(url + path)).status, `${path} while ${area}: ${fault}`).toBe(200);
        }
        expect((await fetch(`${url}/sitemap.xml`)).status, fault).toBe(200);
        expect((await fetch(`${url}/no-such-page`)).status, fault).toBe(404);
        expect([404, 503], `${area}: ${fault}`).toContain(await lost);
      }
    },
    240_000,
  );
});
