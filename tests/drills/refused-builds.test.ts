import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config';
import { operator } from '../../server/src/releases/actor';
import { createPreflight } from '../../server/src/releases/preflight/preflight';
import { releaseSet } from '../../server/src/releases/release-set';
import { openFolderStore } from '../../server/src/releases/store';
import { pageRequest } from '../../server/src/render/page-request';
import { openRenderPool } from '../../server/src/render/render-pool';
import { openSheet, sheetText } from '../../server/src/sheet/open-sheet';
import { logger } from '../../server/src/testing/silent-logger';
import { root } from '../../tools/apps';
import { copyReleases, liveBuilds } from '../release-folder';
import { appending, blocking, forgeBuild, withCode } from './forged-builds';

type Change = Parameters<typeof forgeBuild>[2];

const releases = copyReleases();
afterAll(releases.remove);
const store = openFolderStore(releases.dir);
const live = liveBuilds(releases.dir);
const config = readConfig({});
let rounds = 0;

/**
 * Tests the live set with forged builds of areas in it, as a promotion does; those `before` are live already.
 * @returns why it is refused, line by line
 */
async function refusalOf(changes: Record<string, Change>, before: string[] = []): Promise<string[]> {
  rounds += 1;
  const build = `bad${rounds}`;
  const forged = Object.entries(changes).map(([area, change]) => {
    const folder = join(releases.dir, area, build);
    // With the compressed forms of the live build, as publishing makes them.
    for (const from of [releases.build(area), forgeBuild(area, build, change)])
      cpSync(from, folder, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'));
    return [area, { manifest, by: 'a drill', at: '' }] as const;
  });
  const builds = Object.fromEntries(forged);
  const preflight = createPreflight({
    store: {
      ...store,
      build: async (area, id) => (id === build && builds[area]) || store.build(area, id),
    },
    sheet: sheetText(openSheet(config, logger)),
    openPool: (loaded) => openRenderPool(loaded, { childDir: join(root, 'server/dist') }),
    request: (path) => pageRequest(path, config),
  });
  const setWith = (areas: string[]) =>
    releaseSet({ ...live, ...Object.fromEntries(areas.map((area) => [area, build])) });
  return preflight(operator('a drill'), setWith(Object.keys(changes)), setWith(before));
}

/** Breaks a slot on one page of another area. */
const breaksOnOnePage = appending(`
  import { createElement } from 'react';
  import { useLocation } from 'react-router-dom';
  const { 'company-selector': load } = area.slots;
  area.slots['company-selector'] = async () => {
    const { default: Content } = await load();
    const Broken = () => {
      if (useLocation().pathname === '/join-sharemore') throw new Error('not on this page');
      return createElement(Content);
    };
    return { default: Broken };
  };`);

const breaksOneArticle = appending(
  `area.routes.at(-2).loader = () => { throw new Error('only this one'); };`,
);
const isSlowEachTime = appending(`area.routes[0].loader = () => { ${blocking(5000)} return null; };`);
const eatsMemory = withCode('const all = []; for (;;) all.push(new Array(1e6).fill(1));');

const isLargeSlot: Change = (folder, { slots }) =>
  writeFileSync(join(folder, `client/${slots['employer-finder']?.modules[0]}.br`), randomBytes(30_000));

it.each<[string, Record<string, Change>, RegExp[]]>([
  [
    'a page that renders nothing, one article of many that throws, and a slot that breaks a page of an area which did not change',
    {
      'mf-account': appending('Object.assign(area.routes[0], { lazy: undefined, Component: () => null });'),
      'mf-companies': breaksOnOnePage,
      'mf-news': breaksOneArticle,
    },
    [
      /^\/join-sharemore: mf-marketing fails: .*not on this page, at mf-companies\/src\/area.ts:\d+$/,
      /^\/login: mf-account renders no heading$/,
      /^\/news\/[a-z0-9-]+: mf-news fails: .*only this one, at mf-news\/src\/area.ts:\d+$/,
    ],
  ],
  [
    'scripts that exhaust their memory, call another server or change what all areas share, but not for an area that is slow only while it loads',
    {
      'mf-account': eatsMemory,
      'mf-companies': appending(blocking(5000)),
      'mf-marketing': appending("await fetch('https://elsewhere.example/');"),
      'mf-news': appending("Object.prototype.mine = 'everywhere';"),
    },
    [
      /^\/\S*: mf-marketing fails: Error: An area cannot call other servers while it renders/,
      // Before its memory ends, its time may.
      /^\/login: mf-account (ends its process: |does not come back)/,
      /^\/news: mf-news fails: .*Cannot add property mine/,
    ],
  ],
  [
    'a page that is slow each time, and a script that never ends',
    {
      'mf-account': isSlowEachTime,
      'mf-news': withCode(blocking()),
    },
    [
      /^\/login: mf-account does not come back within 4 s, tried 3 times$/,
      /^\/news: mf-news does not come back within 15 s$/,
    ],
  ],
  [
    'a script that takes all memory for buffers, outside the heap',
    {
      'mf-account': appending(
        'const held = []; while (true) if (held.length < 300) held.push(Buffer.alloc(1e7, 1));',
      ),
    },
    [/mf-account/],
  ],
  [
    'a script that throws on a timer, outside any render',
    { 'mf-account': appending("setTimeout(() => Promise.reject(new Error('nobody waited')));") },
    [/^mf-account\/src\/area.ts:\d+ throws outside a render: Error: nobody waited$/],
  ],
  [
    'an area that cannot list its pages',
    { 'mf-companies': appending('area.sitemap = () => { throw new Error("no list"); };') },
    [/^\/sitemap.xml: mf-companies fails: .*no list/],
  ],
  [
    'a shell whose render throws',
    {
      shell: withCode(
        'export const createRenderer = async () => ({ render: async () => ({ kind: "failed", error: "boom" }) });',
        'server/entry-server.js',
      ),
    },
    [/no-such-page.*boom/],
  ],
  [
    'slots over their area’s budget',
    { 'mf-companies': isLargeSlot },
    ['employer-finder', 'company-selector'].map(
      (slot) => new RegExp(`^${slot}: mf-companies bad\\d+ brings .* its budget is`),
    ),
  ],
  [
    'a page that names a missing module',
    {
      'mf-news': (_, { pages }) => ({
        pages: { ...pages, '/news': { modules: ['assets/lost.js'], styles: [] } },
      }),
    },
    [/\/news: names \/r\/mf-news\/bad\d+\/assets\/lost\.js, which is not in the set/],
  ],
])('a set is refused with page and reason, for %s', async (_, changes, reasons) => {
  expect(await refusalOf(changes)).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
});

it('a team is not refused for what another has live', async () => {
  const changes = { 'mf-account': appending('area.routes = [];'), 'mf-news': appending('//') };
  expect(await refusalOf(changes, ['mf-account'])).toEqual([]);
  expect(await refusalOf(changes)).toEqual([expect.stringMatching(/: mf-account /)]);
});
