import type { ReleasesCopy } from './broken-area';
import { test as base } from './fixtures';

/** Each test breaks its own copy of the releases before its own site starts on it. */
export const test = base.extend<{ broken: (how: (releases: ReleasesCopy) => void) => Promise<string> }>({
  broken: async ({ releases, start }, use) => {
    await use(async (how) => {
      how(releases);
      return (await start({ RELEASES_DIR: releases.dir })).url;
    });
  },
});
