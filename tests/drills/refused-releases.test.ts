import { appendFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liveBuilds } from '../live-builds';
import { forgeBuild } from './forged-builds';
import { newsBuild, release } from './release-commands';
import { local, releasesDir, start, team, withCode } from './release-site';

/** Blocks for longer than the time limit of a visitor's page. */
const late = 'const until = Date.now() + 5000; while (Date.now() < until);';

const appending = (code: string) => (folder: string) => appendFileSync(join(folder, 'server/area.js'), code);

async function publishAndPromote(area: string, build: string, change: Parameters<typeof forgeBuild>[2]) {
  const dist = forgeBuild(area, build, change);
  expect((await local('publish', dirname(dist))).code).toBe(0);
  return local('promote', `${area}@${build}`);
}

describe('a release set that would fail', () => {
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
      /^mf-news fails on all its pages: .*area\.js.*$/,
    ],
    [
      'a truncated script',
      'mf-news',
      withCode('export const area = { routes: ['),
      /^mf-news fails on all its pages: /,
    ],
    [
      'a script that loops when it is loaded',
      'mf-account',
      withCode('for (;;) {}'),
      /mf-account does not come back within 15 s$/,
    ],
    [
      'a page that is slow each time',
      'mf-account',
      appending(`area.routes[0].loader = () => { ${late} return null; };`),
      /mf-account does not come back within 4 s, tried 3 times$/,
    ],
    [
      'one article of many that throws',
      'mf-news',
      appending(`const article = area.routes.find(({ path }) => path === '/news/:slug');
        const { lazy } = article;
        const last = (await area.sitemap()).at(-1).path;
        article.lazy = async () => {
          const page = await lazy();
          const loader = (request) => {
            if (last.endsWith('/' + request.params.slug)) throw new Error('only this one');
            return page.loader(request);
          };
          return { ...page, loader };
        };`),
      /^\/news\/[a-z0-9-]+: mf-news fails: .*only this one$/,
    ],
    [
      'a page that renders nothing',
      'mf-account',
      appending('Object.assign(area.routes[0], { lazy: undefined, Component: () => null });'),
      /^\/login: mf-account renders no heading$/,
    ],
    [
      'a script that exhausts its memory',
      'mf-account',
      withCode('const all = []; for (;;) all.push(new Array(1e6).fill(1));'),
      /mf-account/,
    ],
    [
      'a script that throws on a timer, outside any render',
      'mf-account',
      appending("setTimeout(() => Promise.reject(new Error('nobody waited')));"),
      /^mf-account throws outside a render: Error: nobody waited$/,
    ],
    [
      'a script that extends what all areas share',
      'mf-news',
      appending("Object.prototype.mine = 'everywhere';"),
      /^mf-news fails on all its pages: .*Cannot add property mine/,
    ],
    [
      'a browser module that extends what all areas share',
      'mf-news',
      (folder) =>
        appendFileSync(join(folder, 'client/assets/news-page.js'), 'Array.prototype.mine = () => {};'),
      /assets\/news-page\.js, for browsers: mf-news TypeError: Cannot add property mine/,
    ],
    [
      'a browser module that throws when it is loaded',
      'mf-news',
      (folder) => appendFileSync(join(folder, 'client/assets/news-page.js'), 'null.boom;'),
      /assets\/news-page\.js, for browsers: mf-news TypeError: .*null/,
    ],
    [
      'a browser module that imports a missing name',
      'mf-news',
      (folder) =>
        appendFileSync(
          join(folder, 'client/assets/news-page.js'),
          'import { lost } from "./__federation_expose_Area.js"; lost();',
        ),
      /assets\/news-page\.js, for browsers: mf-news SyntaxError: .*lost/,
    ],
    [
      'a slot that its area does not implement',
      'mf-companies',
      (_, { slots }) => ({
        slots: { ...slots, 'no-such-slot': { modules: [], styles: [] } } as typeof slots,
      }),
      /slot no-such-slot: mf-companies/,
    ],
    [
      'a page that names a missing module',
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
  ])('is refused with page and reason, for %s, and the live set stays', async (_, area, change, reason) => {
    const before = liveBuilds(releasesDir);
    const refused = await publishAndPromote(area, 'bad1', change);
    expect(refused.error).toMatch(reason);
    expect(refused.code).toBe(1);
    expect(liveBuilds(releasesDir)).toEqual(before);
  });

  it('can be previewed, with a warning that it would be refused and why', async () => {
    const dist = forgeBuild('mf-news', 'bad1', withCode('throw new Error("boom")'));
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const { code, out, error } = await local('preview', 'mf-news@bad1');
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/releases\/preview\?pass=\S+$/);
    expect(error).toContain('SITE_URL is not set: the link is for a site at http://127.0.0.1:3000');
    expect(error).toMatch(/^Would not go live: mf-news fails on all its pages: .*boom/m);
    expect(code).toBe(0);
  });

  it('is refused when a slot breaks a page of another area that did not change', async () => {
    const refused = await publishAndPromote(
      'mf-companies',
      'bad1',
      appending(
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
    expect(refused.error).toMatch(/^\/join-sharemore: mf-marketing fails: .*not on this page$/m);
    expect(refused.code).toBe(1);
  });

  it('is not one whose area is slow only while it loads', async () => {
    expect(await publishAndPromote('mf-account', 'slow1', appending(late))).toMatchObject({ code: 0 });
    expect(liveBuilds(releasesDir)['mf-account']).toBe('slow1');
  });

  it('is not one whose areas write to the console, which stays out of the answer', async () => {
    const dist = forgeBuild('mf-news', 'loud1', appending('console.log("loud"); console.error("loud");'));
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const { out, error, code } = await local('promote', 'mf-news@loud1', '--json');
    expect({ code, error }).toEqual({ code: 0, error: expect.stringMatching(/^mf-news: \S+ -> loud1$/) });
    expect(() => JSON.parse(out)).not.toThrow();
  });

  it('is refused by the server when it is promoted over HTTP', async () => {
    const { url } = await start();
    const { remote } = await team(url, 'mf-news', 'publish,promote');
    const dist = forgeBuild('mf-news', 'bad1', withCode('throw 1'));
    const refused = await remote('promote', dirname(dist));
    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringContaining('mf-news fails on all its pages'),
    });
    expect(await newsBuild(url)).toBe(liveBuilds(releasesDir)['mf-news']);
  });

  it('is tested no further when its caller has gone, so that the next command need not wait', async () => {
    const { url } = await start();
    const { remote, RELEASE_TOKEN } = await team(url, 'mf-news', 'publish,promote');
    const slow = appending(`for (const route of area.routes) {
      const { lazy } = route;
      if (lazy) route.lazy = async () => {
        const page = await lazy();
        const loader = async (request) => {
          await new Promise((done) => setTimeout(done, 3000));
          return page.loader?.(request) ?? null;
        };
        return { ...page, loader };
      };
    }`);
    for (const dist of [forgeBuild('mf-news', 'slow1', slow), forgeBuild('mf-news', 'next1')])
      expect(await remote('publish', dirname(dist))).toMatchObject({ code: 0 });
    const call = fetch(`${url}/api/releases/promote`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${RELEASE_TOKEN}` },
      body: JSON.stringify({ builds: { 'mf-news': 'slow1' } }),
      signal: AbortSignal.timeout(2000),
    });
    await expect(call).rejects.toThrow('timeout');
    const began = performance.now();
    expect(await remote('promote', 'mf-news@next1')).toMatchObject({ code: 0 });
    // All pages of the slow build would take 35 s.
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

describe('the release command', () => {
  it('ignores settings of the site and explains wrong arguments', async () => {
    const env = { RELEASES_DIR: releasesDir, SMTP_URL: 'nonsense', FORM_RATE_LIMIT: 'many' };
    expect((await release(['list'], env)).code).toBe(0);
    expect(await release(['list'], { RELEASES_DIR: `${releasesDir}-typo` })).toEqual({
      code: 1,
      out: '',
      error: `RELEASES_DIR has no releases: there is no ${releasesDir}-typo`,
    });
    expect(await local('promote')).toMatchObject({ code: 2, error: 'Name at least one area' });
    expect(await local('nonsense')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^There is no command "nonsense"\nnpm run release/),
    });
    expect(await release(['list', '--to', 'http://site.example'], { RELEASE_TOKEN: 'x' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('--to takes https'),
    });
    expect(await local('promote', join(releasesDir, 'mf-news'))).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no build in .*build it first/),
    });
    expect(await local('promote', 'news')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no folder news to publish from; published are mf-account, /),
    });
  });
});
