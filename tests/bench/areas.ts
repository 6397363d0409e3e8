import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { areaNames } from '../../tools/apps';
import { forceLive, forgeBuild } from '../drills/forged-builds';
import { openBrowser } from '../e2e/browser';
import { type Checkout, copyCheckout } from '../e2e/checkout';
import { type Site, startSite } from '../e2e/site';
import { copyReleases, liveBuilds } from '../release-folder';
import type { Figure } from './figures';
import { openShipping } from './shipping';

const counts = [areaNames.length, 16, 64];
/** Additional areas are copies of this one under other names and paths. */
const copied = 'mf-account';

/**
 * Measures what additional areas cost visitors (bytes and time of a first visit), teams (build, promotion) and the
 * site (start-up): with today's areas, 16 and 64, measured in turn and compared with today's.
 */
export async function* measureAreas(rounds: number): AsyncGenerator<Figure> {
  yield* measureSites(rounds);
  yield* measureBuilds(rounds);
}

async function* measureSites(rounds: number): AsyncGenerator<Figure> {
  using releases = copyReleases();
  const sites: OneSite[] = [];
  await using browser = await openBrowser();
  try {
    for (const count of counts) {
      const dir = `${releases.dir}-${count}`;
      cpSync(releases.dir, dir, { recursive: true });
      await addLiveAreas(dir, count - areaNames.length);
      sites.push({ dir, site: await startSite({ LOG_LEVEL: 'warn', RELEASES_DIR: dir }) });
    }
    yield* compared('the document of the home page, Brotli', 'KB', 1.1, rounds, sites, documentSize);
    yield* compared('all that a first visit loads', 'KB', 1.05, rounds, sites, async (one) => {
      return (await firstVisit(browser, one)).kilobytes;
    });
    yield* compared('from the address to a hydrated page', 'ms', 1.1, rounds * 2, sites, async (one) => {
      return (await firstVisit(browser, one)).milliseconds;
    });
    yield* measurePromotions(sites, rounds);
    for (const { site } of sites) await site.stop();
    yield* compared('the start of a server', 'ms', 3, rounds, sites, async ({ dir }) => {
      const began = performance.now();
      const site = await startSite({ LOG_LEVEL: 'warn', RELEASES_DIR: dir });
      const took = performance.now() - began;
      await site.stop();
      return took;
    });
  } finally {
    for (const { site } of sites) await site.stop();
  }
}

interface OneSite {
  /** The release folder. */
  dir: string;
  site: Site;
}

/** Yields a figure for each of `counts`, `all` measured in turn. The goal is a ratio to the first figure. */
async function* compared<One>(
  name: string,
  unit: string,
  goal: number,
  rounds: number,
  all: One[],
  measure: (one: One) => Promise<number>,
): AsyncGenerator<Figure> {
  const values = counts.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of all.entries()) values[index]?.push(await measure(one));
  }
  const [first = [], ...others] = values;
  const floor = { name: `${counts[0]} areas`, values: first };
  yield { name: `${name}, ${counts[0]} areas`, unit, values: first };
  for (const [index, each] of others.entries()) {
    yield { name: `${name}, ${counts[index + 1]} areas`, unit, values: each, floor, goal, goalIsRatio: true };
  }
}

async function* measurePromotions(sites: OneSite[], rounds: number): AsyncGenerator<Figure> {
  const shipping = await Promise.all(sites.map(({ site, dir }) => openShipping(site.url, dir)));
  const before = liveBuilds(sites[0]?.dir ?? '')['mf-news'] ?? '';
  let builds = 0;
  yield* compared('promote to visible', 'ms', 3, rounds, shipping, async (site) => {
    builds += 1;
    await site.publish(`bench${builds}`);
    const took = await site.timeToPromote(`bench${builds}`);
    await site.timeToRollback(before);
    return took;
  });
}

/** Measures the build of one area in workspaces of many areas. */
async function* measureBuilds(rounds: number): AsyncGenerator<Figure> {
  const checkouts: Checkout[] = [];
  for (const count of counts) {
    const checkout = copyCheckout();
    checkouts.push(checkout);
    for (const name of extraAreas(count - areaNames.length)) {
      cpSync(join(checkout.dir, copied), join(checkout.dir, name), { recursive: true });
      await checkout.edit(`${name}/package.json`, copied, name);
    }
  }
  try {
    yield* compared(`the build of ${copied}`, 'ms', 1.1, rounds, checkouts, async ({ dir: cwd }) => {
      const began = performance.now();
      await promisify(execFile)('npm', ['run', 'build', '-w', copied], { cwd });
      return performance.now() - began;
    });
  } finally {
    for (const { remove } of checkouts) remove();
  }
}

const extraAreas = (count: number) => Array.from({ length: count }, (_, index) => `mf-more-${index + 1}`);

/** Adds `count` live areas to a release folder. */
async function addLiveAreas(releasesDir: string, count: number): Promise<void> {
  const folders: string[] = [];
  for (const name of extraAreas(count)) {
    const folder = forgeBuild(copied, 'more', (dist, { pages, queries = {} }) => {
      for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css)$/.test(file)) continue;
        const code = readFileSync(join(dist, file), 'utf8');
        writeFileSync(join(dist, file), renamed(code, name, Object.keys(pages)));
      }
      return {
        area: name,
        pages: below(name, pages),
        queries: below(name, queries),
        // The budget is checked on compressed files, which forged builds do not have.
        budget: undefined,
      };
    });
    folders.push(folder);
  }
  if (folders.length > 0) await forceLive(releasesDir, ...folders);
}

function renamed(code: string, name: string, paths: string[]): string {
  const quoted = new RegExp(`(["'\`])(${paths.join('|')})(?=["'\`])`, 'g');
  return code.replaceAll(copied, name).replace(quoted, `$1/${name}$2`);
}

const below = <T>(name: string, paths: Record<string, T>) =>
  Object.fromEntries(Object.entries(paths).map(([path, value]) => [`/${name}${path}`, value]));

async function documentSize({ site }: OneSite): Promise<number> {
  return brotliCompressSync(await (await fetch(site.url)).text()).length / 1024;
}

/** Visits the home page with an empty cache until it is hydrated; `kilobytes` counts until the network is idle. */
async function firstVisit(browser: Browser, { site }: OneSite) {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const began = performance.now();
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const milliseconds = performance.now() - began;
  await page.waitForLoadState('networkidle');
  return { kilobytes: bytes / 1024, milliseconds };
}
