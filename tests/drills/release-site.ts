import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { fixedPages } from '../area-pages';
import { copyReleases, type ReleasesCopy } from '../e2e/broken-area';
import { type Site, startSite } from '../e2e/site';
import { release, releaseToken } from './release-commands';

let releases: ReleasesCopy;
/** The releases of the test that runs, and the site that it started on them. */
export let releasesDir: string;
export let site: Site | undefined;

beforeEach(() => {
  releases = copyReleases();
  releasesDir = releases.dir;
});
afterEach(async () => {
  await site?.kill();
  site = undefined;
  releases.remove();
});

export async function start(): Promise<Site> {
  site = await startSite({ RELEASES_DIR: releasesDir, USE_SAMPLE_DATA: 'true' });
  return site;
}

export const local = (...args: string[]) => release(args, { RELEASES_DIR: releasesDir });

/** The release command against the running site, with a token for what `can` says of an area. */
export async function team(url: string, area: string, can: string) {
  const RELEASE_TOKEN = await releaseToken({ RELEASES_DIR: releasesDir }, area, can);
  const remote = (...args: string[]) => release([...args, '--to', url], { RELEASE_TOKEN });
  return { RELEASE_TOKEN, remote };
}

export const readiness = async (url: string) => (await (await fetch(`${url}/readyz`)).json()).release;

export const newsBuild = async (url: string) =>
  /\/r\/mf-news\/([a-z0-9]+)\//.exec(await (await fetch(`${url}/news`)).text())?.[1];

/** Area to its first fixed page. */
export const pages = Object.fromEntries(
  Object.entries(fixedPages).map(([area, [path = '']]) => [area, path]),
);

/** For a forged build whose code on the server is this. */
export const withCode =
  (code: string, file = 'area.js') =>
  (folder: string) =>
    writeFileSync(join(folder, 'server', file), code);
