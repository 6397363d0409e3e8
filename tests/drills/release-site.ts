import { afterEach, beforeEach } from 'vitest';
import { fixedPages } from '../area-pages';
import { type Site, startSite } from '../e2e/site';
import { copyReleases, type ReleasesCopy } from '../release-folder';
import { release, releaseToken } from './release-commands';

let releases: ReleasesCopy;
/** The release folder of the current test, and the site that `start` started on it. */
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

/** Creates a token with the permissions `can` for an area, and the release command that uses it on the site. */
export async function team(url: string, area: string, can: string) {
  const RELEASE_TOKEN = await releaseToken({ RELEASES_DIR: releasesDir }, area, can);
  const remote = (...args: string[]) => release([...args, '--to', url], { RELEASE_TOKEN });
  return { RELEASE_TOKEN, remote };
}

export const readiness = async (url: string) => (await (await fetch(`${url}/readyz`)).json()).release;

/** The first fixed page of each area. */
export const pages = Object.fromEntries(
  Object.entries(fixedPages).map(([area, [path = '']]) => [area, path]),
);
