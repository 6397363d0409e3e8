import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liveBuilds } from '../release-folder';
import { appending, type forgeBuild, withCode } from './forged-builds';
import { late, publishAndPromote, releasesDir } from './release-site';

const newsPage = 'client/assets/news-page.js';

it.each<[string, string, Parameters<typeof forgeBuild>[2], RegExp]>([
  [
    'a shell whose render throws',
    'shell',
    withCode(
      'export const createRenderer = async () => ({ render: async () => ({ kind: "failed", error: "boom" }) });',
      'server/entry-server.js',
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
    appending(`area.routes.at(-2).loader = () => { throw new Error('only this one'); };`),
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
    'a script that takes all memory for buffers, outside the heap',
    'mf-account',
    appending('const held = []; while (true) if (held.length < 300) held.push(Buffer.alloc(1e7, 1));'),
    /mf-account fails on all its pages: RangeError: Array buffer|mf-account does not come back|out of memory, after code of .*mf-account/,
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
    appending('Array.prototype.mine = () => {};', newsPage),
    /assets\/news-page\.js, for browsers: mf-news TypeError: Cannot add property mine/,
  ],
  [
    'a browser module that imports a missing name',
    'mf-news',
    appending('import { lost } from "./__federation_expose_Area.js"; lost();', newsPage),
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
    'a slot that sets the title of the pages around it',
    'mf-companies',
    appending(
      `import { createElement } from 'react';
      const Titled = () => createElement('p', null, createElement('title', null, 'Mine'), 'A finder');
      area.slots['employer-finder'] = async () => ({ default: Titled });`,
    ),
    /^slot employer-finder: mf-companies Error: writes into the head of pages$/,
  ],
  [
    'a slot over its area’s budget',
    'mf-companies',
    (folder, { slots }) =>
      appending(
        `//${randomBytes(30_000).toString('base64')}`,
        `client/${slots['employer-finder']?.modules[0]}`,
      )(folder),
    /^employer-finder: mf-companies bad1 brings .* its budget is/,
  ],
  [
    'a page that rejects with nothing',
    'mf-account',
    appending('area.routes[0].loader = () => Promise.reject(null);'),
    /^\/login: mf-account fails: null$/,
  ],
  [
    'a page of too much HTML',
    'mf-account',
    appending("area.routes[0].loader = () => 'data '.repeat(3e6);"),
    /^\/login: mf-account renders 15\d{6} characters of HTML$/,
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
])(
  'a set is refused with page and reason, for %s, and the live set stays',
  async (_, area, change, reason) => {
    const before = liveBuilds(releasesDir);
    const refused = await publishAndPromote(area, 'bad1', change);
    expect(refused.error).toMatch(reason);
    expect(refused.code).toBe(1);
    expect(liveBuilds(releasesDir)).toEqual(before);
  },
);
