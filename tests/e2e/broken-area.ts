import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveBuilds } from '../live-builds';

/** A copy of the test run's releases that a test may break. */
export interface ReleasesCopy {
  dir: string;
  /** Folder of the live build of an area. */
  build(area: string): string;
  /** Puts `statement` first into a function of the one server chunk whose file name starts with `chunk`. */
  sabotage(area: string, chunk: string, functionName: string, statement: string): void;
  remove(): void;
}

export function copyReleases(): ReleasesCopy {
  const source = process.env.TEST_RELEASES_DIR;
  if (!source) throw new Error('No release folder: run the tests through Playwright’s own command');
  const dir = mkdtempSync(join(tmpdir(), 'sharemore-broken-'));
  cpSync(source, dir, { recursive: true });
  const builds = liveBuilds(dir);
  const build = (area: string) => join(dir, area, builds[area] ?? '');
  return {
    dir,
    build,
    sabotage(area, chunk, functionName, statement) {
      const folder = join(build(area), 'server/chunks');
      const name = readdirSync(folder).find((file) => file.startsWith(chunk));
      if (!name) throw new Error(`${area} has no server chunk ${chunk}`);
      const file = join(folder, name);
      const code = readFileSync(file, 'utf8');
      const head = new RegExp(`function ${functionName}\\([^)]*\\) \\{`);
      if (!head.test(code)) throw new Error(`${name} has no function ${functionName}`);
      writeFileSync(
        file,
        code.replace(head, (found) => `${found}\n${statement}\n`),
      );
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
