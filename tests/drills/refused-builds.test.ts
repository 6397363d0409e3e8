import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config';
import { operator } from '../../server/src/releases/actor';
import { createPreflight } from '../../server/src/releases/preflight/preflight';
import { releaseSet } from '../../server/src/releases/release-set';
import { openFolderStore } from '../../server/src/releases/store';
import { pageRequest } from '../../server/src/render/page-request';
import { openRenderPool } from '../../server/src/render/render-pool';
import { openSheet } from '../../server/src/sheet/open-sheet';
import { sheetText } from '../../server/src/sheet/sheet-text';
import { logger } from '../../server/src/testing/silent-logger';
import { root } from '../../tools/apps';
import { copyReleases, liveBuilds } from '../release-folder';
import { appending, forgeBuild, withCode } from './forged-builds';

const releases = copyReleases();
afterAll(releases.remove);
const store = openFolderStore(releases.dir);
const config = readConfig({});
let forged = 0;

/** Tests the live set with a forged build of an area in it, as a promotion does. @returns why it is refused */
async function refusalOf(area: string, change: Parameters<typeof forgeBuild>[2]): Promise<string> {
  forged += 1;
  const build = `bad${forged}`;
  const folder = join(releases.dir, area, build);
  cpSync(forgeBuild(area, build, change), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'));
  const preflight = createPreflight({
    store: {
      build: async (name, id) => (id === build ? { manifest, by: 'a drill', at: '' } : store.build(name, id)),
      folder: store.folder,
    },
    sheet: sheetText(openSheet(config, { logger })),
    openPool: (loaded) => openRenderPool(loaded, { childDir: join(root, 'server/dist') }),
    request: (path) => pageRequest(path, config),
  });
  const live = liveBuilds(releases.dir);
  const set = releaseSet({ ...live, [area]: build });
  return preflight(operator('a drill'), set, releaseSet(live)).then(
    () => '',
    ({ message }) => message,
  );
}

/** Blocks for longer than the time limit of a visitor's page. */
const late = 'const until = Date.now() + 5000; while (Date.now() < until);';
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
  ['a truncated script', 'mf-news', withCode('export const area = { routes: ['), /^\/news: mf-news fails: /],
  [
    'a call to another server',
    'mf-news',
    appending("await fetch('https://elsewhere.example/');"),
    /mf-news fails: Error: An area cannot call other servers while it renders/,
  ],
  [
    'a script that loops when it is loaded',
    'mf-account',
    withCode('for (;;) {}'),
    /mf-account does not come back within 15 s$/m,
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
    /^\/news: mf-news fails: .*Cannot add property mine/,
  ],
  [
    'a browser module that extends what all areas share',
    'mf-news',
    appending('Array.prototype.mine = () => {};', newsPage),
    /what browsers load of mf-news throws in assets\/news-page\.js: TypeError: Cannot add property mine/,
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
    /^employer-finder: mf-companies bad\d+ brings .* its budget is/,
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
    /\/news: names \/r\/mf-news\/bad\d+\/assets\/lost\.js, which is not in the set/,
  ],
  [
    'a slot that breaks a page of another area, which did not change',
    'mf-companies',
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
    /^\/join-sharemore: mf-marketing fails: .*not on this page$/m,
  ],
])('a set is refused with page and reason, for %s', async (_, area, change, reason) => {
  expect(await refusalOf(area, change)).toMatch(reason);
});

it('a set is not refused whose area is slow only while it loads', async () => {
  expect(await refusalOf('mf-account', appending(late))).toBe('');
});
