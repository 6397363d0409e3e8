import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ownTestFolder from '../../shell/build/vite/test-folder';
import { apps } from '../../tools/apps';
import { buildStale } from '../../tools/build';
import { buildServer } from '../../tools/build-server';
import { publishBuilds } from '../../tools/publish-builds';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Builds stale apps and publishes them into this test run's own release folder. @returns the teardown */
export default async function globalSetup(): Promise<() => void> {
  await buildStale(apps, say);
  await buildServer();
  const remove = ownTestFolder();
  const releases = join(tmpdir(), 'releases');
  await publishBuilds({ RELEASES_DIR: releases }, say);
  process.env.TEST_RELEASES_DIR = releases;
  return remove;
}
