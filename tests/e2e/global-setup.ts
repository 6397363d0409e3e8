import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps } from '../../tools/apps';
import { buildStale } from '../../tools/build';
import { buildServer } from '../../tools/build-server';
import { publishBuilds } from '../../tools/publish-builds';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Builds what is stale and publishes it into a release folder of the test run's own. Whatever tests, and the programs
 * that they start, put into the folder for temporary files is gone with it when the run ends.
 */
export default async function globalSetup(): Promise<() => void> {
  await buildStale(apps, say);
  await buildServer();
  const work = mkdtempSync(join(tmpdir(), 'sharemore-run-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(work, 0o711);
  process.env.TMPDIR = work;
  const releases = join(work, 'releases');
  await publishBuilds(releases, say);
  process.env.TEST_RELEASES_DIR = releases;
  return () => rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}
