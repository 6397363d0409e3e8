import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveBuilds } from '../live-builds';

export type ReleasesCopy = ReturnType<typeof copyReleases>;

/** Copies the test run's releases, so that a test can break them. */
export function copyReleases() {
  const source = process.env.TEST_RELEASES_DIR;
  if (!source) throw new Error('No release folder: run the tests through Playwright’s own command');
  const dir = mkdtempSync(join(tmpdir(), 'sharemore-broken-'));
  cpSync(source, dir, { recursive: true });
  const builds = liveBuilds(dir);
  /** Returns the folder of an area's live build. */
  const build = (area: string) => join(dir, area, builds[area] ?? '');
  return {
    dir,
    build,
    /** Inserts `statement` at the start of a function in a server chunk. */
    sabotage(area: string, chunk: string, functionName: string, statement: string): void {
      const file = join(build(area), 'server/chunks', `${chunk}.js`);
      const code = readFileSync(file, 'utf8');
      const head = new RegExp(`function ${functionName}\\([^)]*\\) \\{`);
      if (!head.test(code)) throw new Error(`${file} has no function ${functionName}`);
      writeFileSync(
        file,
        code.replace(head, (found) => `${found}\n${statement}\n`),
      );
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
