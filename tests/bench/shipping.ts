import { setTimeout as sleep } from 'node:timers/promises';
import { remoteBackend } from '../../server/src/releases/backend';
import { forgeBuild } from '../drills/forged-builds';
import { newsBuild, releaseToken } from '../drills/release-commands';

/** Ships builds of the news area to a running site over HTTP. */
export async function openShipping(url: string, releasesDir: string) {
  process.env.RELEASE_TOKEN = await releaseToken({ RELEASES_DIR: releasesDir }, '*', 'admin');
  const backend = remoteBackend(url);
  const promote = (build: string) => backend.run('promote', { areas: [`mf-news@${build}`] });

  /** @returns the milliseconds from the command until `/news` shows the build. */
  async function timeTo(build: string, command: Promise<unknown>): Promise<number> {
    const began = performance.now();
    await command;
    while ((await newsBuild(url)) !== build) await sleep(10);
    return performance.now() - began;
  }

  return {
    publish: (build: string) => backend.publish(forgeBuild('mf-news', build), {}),
    promote,
    timeToPromote: (build: string) => timeTo(build, promote(build)),
    /** @param before the build that is live after the rollback */
    timeToRollback: (before: string) => timeTo(before, backend.run('rollback', { area: 'mf-news' })),
  };
}
