import { afterAll } from 'vitest';
import { fixedPages } from '../area-pages';
import { type Site, startSite } from '../e2e/site';
import { copyReleases } from '../release-folder';
import { release, releaseToken } from './release-commands';

const releases = copyReleases();
/** The release folder of a test file. */
export const releasesDir = releases.dir;
let site: Site | undefined;

afterAll(async () => {
  await site?.kill();
  releases.remove();
});

/** Starts the site of a test file, on its release folder, for all its tests. */
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
