import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ownTestFolder from '../../shell/platform/vite/test-folder';
import { apps } from '../../tools/apps';
import { buildStale } from '../../tools/build';
import { buildServer } from '../../tools/build-server';
import { publishBuilds } from '../../tools/publish-builds';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Builds what is stale and publishes it into a release folder of the test run's own. */
export default async function globalSetup(): Promise<() => void> {
  await buildStale(apps, say);
  await buildServer();
  const remove = ownTestFolder();
  const releases = join(tmpdir(), 'releases');
  await publishBuilds(releases, say);
  process.env.TEST_RELEASES_DIR = releases;
  return remove;
}
