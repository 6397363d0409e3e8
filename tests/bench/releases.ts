import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { releaseSet } from '../../server/src/releases/release-set';
import { startSite } from '../e2e/site';
import { copyReleases, liveBuilds } from '../release-folder';
import type { Figure } from './figures';
import { openShipping } from './shipping';

const FLIPS = 50;
const VISITORS = 4;
const paths = ['/', '/news', '/faq', '/companies', '/login'];

/** Whether a page names no set of `sets`, or names a file from outside its set. */
function isMixed(html: string, sets: ReleaseSet[]): boolean {
  const named = /"release":"([0-9a-f]+)"/.exec(html)?.[1];
  const set = sets.find(({ id }) => id === named);
  const files = [...html.matchAll(/\/r\/([a-z-]+)\/([a-z0-9]+)\//g)];
  return !set || files.length === 0 || files.some(([, area = '', build]) => set.builds[area] !== build);
}

/**
 * Measures the time from a promotion and a rollback over HTTP until visitors see them; and, while releases flip, the
 * requests that fail and the pages that mix two sets.
 */
export async function* measureReleases(rounds: number): AsyncGenerator<Figure> {
  using releases = copyReleases();
  const releasesDir = releases.dir;
  await using site = await startSite({ LOG_LEVEL: 'warn', RELEASES_DIR: releasesDir });
  const { url } = site;
  const { publish, promote, timeToPromote, timeToRollback } = await openShipping(url, releasesDir);
  const live = liveBuilds(releasesDir);
  const first = live['mf-news'] ?? '';
  const sets = [first, 'bench0'].map((build) => releaseSet({ ...live, 'mf-news': build }));
  const times = { 'promote to visible': [] as number[], 'rollback to visible': [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const build = `bench${round}`;
    await publish(build);
    times['promote to visible'].push(await timeToPromote(build));
    times['rollback to visible'].push(await timeToRollback(first));
  }
  for (const [name, values] of Object.entries(times)) yield { name, unit: 'ms', values, goal: 2000 };

  const seen = { requests: 0, failed: 0, mixed: 0 };
  let isFlipping = true;
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (isFlipping) {
      for (const path of paths) {
        seen.requests += 1;
        const answer = await fetch(url + path).catch(() => null);
        const html = answer ? await answer.text() : '';
        if (answer?.status !== 200) seen.failed += 1;
        else if (isMixed(html, sets)) seen.mixed += 1;
      }
    }
  });
  for (let flip = 0; flip < FLIPS; flip += 1) {
    await promote(flip % 2 ? first : 'bench0');
    await sleep(1000);
  }
  isFlipping = false;
  await Promise.all(visitors);
  const load = `${FLIPS} flips, ${seen.requests} requests`;
  yield { name: `${load}: failed`, unit: '', values: [seen.failed], goal: 0 };
  yield { name: `${load}: mixed pages`, unit: '', values: [seen.mixed], goal: 0 };
}
