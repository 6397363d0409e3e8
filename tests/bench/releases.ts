import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseSet } from '../../server/src/releases/release-set';
import { forgeBuild } from '../drills/forged-builds';
import { release } from '../drills/release-commands';
import { copyReleases } from '../e2e/broken-area';
import { startSite } from '../e2e/site';
import { liveBuilds } from '../live-builds';
import type { Figure } from './figures';

const FLIPS = 50;
const VISITORS = 4;
const paths = ['/', '/news', '/faq', '/companies', '/login'];

/** A page whose files are not those of the set that it names. */
function isMixed(html: string): boolean {
  const named = /"release":"([0-9a-f]+)"/.exec(html)?.[1];
  const builds: Record<string, string> = {};
  for (const [, area = '', build = ''] of html.matchAll(/\/r\/([a-z-]+)\/([a-z0-9]+)\//g)) {
    if (builds[area] && builds[area] !== build) return true;
    builds[area] = build;
  }
  return named !== releaseSet(builds).id;
}

/**
 * How long it takes from a command to what a visitor sees (a build over HTTP, and a rollback), and what visitors see
 * while releases flip: requests that failed, and pages that mix two sets.
 */
export async function* measureReleases(rounds: number): AsyncGenerator<Figure> {
  const releases = copyReleases();
  const site = await startSite({ LOG_LEVEL: 'warn', RELEASES_DIR: releases.dir });
  try {
    yield* measureFlips(site.url, releases.dir, rounds);
  } finally {
    await site.stop();
    releases.remove();
  }
}

async function* measureFlips(url: string, releasesDir: string, rounds: number): AsyncGenerator<Figure> {
  const local = { RELEASES_DIR: releasesDir };
  const created = await release(['token', 'create', '--area', '*', '--can', 'admin', '--days', '1'], local);
  const token = created.out.split('\n').at(-1) ?? '';
  const first = liveBuilds(releasesDir)['mf-news'] ?? '';
  const post = async (command: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/releases/${command}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
  };
  const newsBuild = async () =>
    /\/r\/mf-news\/([a-z0-9]+)\//.exec(await (await fetch(`${url}/news`)).text())?.[1];
  const untilVisible = async (build: string) => {
    const began = performance.now();
    while ((await newsBuild()) !== build) await sleep(10);
    return performance.now() - began;
  };

  const times = { 'promote to visible': [] as number[], 'rollback to visible': [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const build = `bench${round}`;
    const dist = forgeBuild('mf-news', build);
    await release(['publish', dirname(dist), '--to', url], { RELEASE_TOKEN: token });
    let began = performance.now();
    await post('promote', { builds: { 'mf-news': build } });
    await untilVisible(build);
    times['promote to visible'].push(performance.now() - began);
    began = performance.now();
    await post('rollback', { area: 'mf-news' });
    await untilVisible(first);
    times['rollback to visible'].push(performance.now() - began);
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
        else if (isMixed(html)) seen.mixed += 1;
      }
    }
  });
  for (let flip = 0; flip < FLIPS; flip += 1) {
    await post('promote', { builds: { 'mf-news': flip % 2 ? first : 'bench0' } });
    await sleep(1000);
  }
  isFlipping = false;
  await Promise.all(visitors);
  const load = `${FLIPS} flips, ${seen.requests} requests`;
  yield { name: `${load}: failed`, unit: '', values: [seen.failed], goal: 0 };
  yield { name: `${load}: mixed pages`, unit: '', values: [seen.mixed], goal: 0 };
}
