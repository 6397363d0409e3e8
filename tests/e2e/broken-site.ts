import type { ReleasesCopy } from './broken-area';
import { test as base } from './fixtures';

/** `startBroken` breaks a copy of the releases, then starts a site on that copy. It returns the site's URL. */
export const test = base.extend<{
  startBroken: (breakReleases: (releases: ReleasesCopy) => unknown) => Promise<string>;
}>({
  startBroken: async ({ releases, start }, use) => {
    await use(async (breakReleases) => {
      await breakReleases(releases);
      return (await start({ RELEASES_DIR: releases.dir })).url;
    });
  },
});
