import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '../server/src/releases/store/records';

/** Maps each area to its live build, for a release folder. */
export function liveBuilds(releasesDir: string): Record<string, string> {
  const dir = join(releasesDir, 'changes');
  const newest = readdirSync(dir).sort().at(-1) ?? '';
  return (JSON.parse(readFileSync(join(dir, newest), 'utf8')) as Change).set.builds;
}

export type ReleasesCopy = ReturnType<typeof copyReleases>;

/** Copies the test run's releases into a folder, without the cache that servers on a database fill meanwhile. */
export function copyReleasesInto(dir: string): void {
  const source = process.env.TEST_RELEASES_DIR;
  if (!source) throw new Error('No release folder: run the tests through Playwright’s own command');
  cpSync(source, dir, { recursive: true, filter: (path) => path !== join(source, 'cache') });
}

/** Copies the test run's releases, so that a test can break them. */
export function copyReleases() {
  const dir = mkdtempSync(join(tmpdir(), 'sharemore-broken-'));
  copyReleasesInto(dir);
  const remove = () => rmSync(dir, { recursive: true, force: true });
  return {
    dir,
    /** Returns the folder of an area's live build. */
    build: (area: string) => join(dir, area, liveBuilds(dir)[area] ?? ''),
    remove,
    [Symbol.dispose]: remove,
  };
}
