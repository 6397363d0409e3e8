import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { contact } from '../../server/src/testing/leads';
import { startPostgres } from '../contract/postgres';
import { postJson, type Site, startSite } from '../e2e/site';
import { copyReleasesInto } from '../release-folder';
import { forgeBuild } from './forged-builds';
import { release, releaseToken } from './release-commands';

/** How often a visitor comes back after all servers asked for it. */
const PATIENCE = 60;
const CLIENTS = 4;
/** Between the requests of a client, so that the visitors leave the processor to the servers. */
const PAUSE_MS = 200;
const PATHS = ['/', '/news', '/faq', '/about'];

const postgres = await startPostgres();
let work: string;
let DATABASE_URL: string;
let folders = 0;
const running = new Set<Site>();

afterAll(postgres.stop);
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'many-servers-'));
  DATABASE_URL = await postgres.createDatabase();
});
afterEach(async () => {
  await Promise.all([...running].map((site) => site.kill()));
  running.clear();
});

/** Starts a server as on a machine of its own: it shares only the database with the others. */
async function start(hasReleases = false): Promise<Site> {
  folders += 1;
  const RELEASES_DIR = join(work, `releases-${folders}`);
  if (hasReleases) copyReleasesInto(RELEASES_DIR);
  const site = await startSite({ DATABASE_URL, RELEASES_DIR, USE_SAMPLE_DATA: 'true' });
  running.add(site);
  return site;
}

const newsBuilds = (html: string) =>
  new Set([...html.matchAll(/\/r\/mf-news\/([a-z0-9]+)\//g)].map(([, id]) => id));
const shown = async (site: Site) => [...newsBuilds(await (await fetch(`${site.url}/news`)).text())];

/**
 * Requests pages as visitors behind a load balancer do, which tries the next server after a network error or a 503
 * with `Retry-After`, and comes back later when no server is left and one asked for it. `leave` stops them and returns
 * the number of answers and the problems.
 */
function visitors() {
  const problems: string[] = [];
  let answered = 0;
  let isOn = true;
  /** A random running server that was not tried yet. Servers may start while another one is tried. */
  const oneOf = (tried: Set<Site>) =>
    [...running].filter((site) => !tried.has(site)).sort(() => Math.random() - 0.5)[0];
  async function ask(path: string, patience = PATIENCE): Promise<void> {
    const errors: string[] = [];
    const tried = new Set<Site>();
    for (let site = oneOf(tried); site; site = oneOf(tried)) {
      tried.add(site);
      try {
        const response = await fetch(site.url + path);
        const html = await response.text();
        if (response.status === 503 && response.headers.has('Retry-After')) {
          errors.push('503');
          continue;
        }
        answered += 1;
        if (response.status !== 200) problems.push(`${path}: ${response.status}`);
        if (newsBuilds(html).size > 1) problems.push(`${path}: two builds of one area`);
        return;
      } catch (error) {
        errors.push(String(error));
      }
    }
    if (patience > 0 && errors.includes('503')) {
      await sleep(500);
      return ask(path, patience - 1);
    }
    problems.push(`${path}: no server answered: ${errors.join(', ')}`);
  }
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let count = client; isOn; count += 1) {
      await ask(PATHS[count % PATHS.length] ?? '/');
      await sleep(PAUSE_MS);
    }
  });
  return {
    async leave() {
      isOn = false;
      await Promise.all(clients);
      return { answered, problems };
    },
  };
}

it('serves releases and leads from two servers on one database while each is killed and restarted', {
  timeout: 400_000,
}, async () => {
  // The first server imports its release folder into the database; the second starts with an empty folder.
  let one = await start(true);
  let two = await start();
  const before = await shown(two);
  expect(before).toEqual(await shown(one));

  const RELEASE_TOKEN = await releaseToken({ DATABASE_URL, RELEASES_DIR: join(work, 'cli') }, 'mf-news');
  const through = (site: Site, ...args: string[]) => release([...args, '--to', site.url], { RELEASE_TOKEN });
  const untilBothShow = (builds: string[]) =>
    expect.poll(() => Promise.all([shown(one), shown(two)])).toEqual([builds, builds]);

  const front = visitors();
  const dist = forgeBuild('mf-news', 'next1');
  expect(await through(one, 'publish', dirname(dist))).toMatchObject({ code: 0 });
  expect(await through(one, 'promote', 'mf-news@next1')).toMatchObject({ code: 0 });
  await untilBothShow(['next1']);

  for (const site of [one, two]) {
    const answer = await postJson(site, '/api/contact', contact(`To ${site.url}`));
    expect(answer.status).toBe(200);
  }

  running.delete(two);
  await two.kill();
  two = await start();
  running.delete(one);
  await one.kill();
  expect(await through(two, 'rollback', 'mf-news')).toMatchObject({ code: 0 });
  one = await start();
  await untilBothShow(before.map(String));
  const { answered, problems } = await front.leave();
  expect(problems).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
