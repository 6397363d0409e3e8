import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgeBuild } from '../drills/forged-builds';
import { newsBuild, release, releaseToken } from '../drills/release-commands';

/** Ships builds of the news area to a running site over HTTP. */
export async function openShipping(url: string, releasesDir: string) {
  const RELEASE_TOKEN = await releaseToken({ RELEASES_DIR: releasesDir }, '*', 'admin');

  async function post(command: string, body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${RELEASE_TOKEN}` };
    const response = await fetch(`${url}/api/releases/${command}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
  }
  /** @returns the milliseconds from the command until `/news` shows the build. */
  async function timeTo(build: string, command: () => Promise<void>): Promise<number> {
    const began = performance.now();
    await command();
    while ((await newsBuild(url)) !== build) await sleep(10);
    return performance.now() - began;
  }

  return {
    async publish(build: string): Promise<void> {
      const dist = forgeBuild('mf-news', build);
      const { code, error } = await release(['publish', dirname(dist), '--to', url], { RELEASE_TOKEN });
      if (code !== 0) throw new Error(error);
    },
    promote: (build: string) => post('promote', { builds: { 'mf-news': build } }),
    timeToPromote: (build: string) => timeTo(build, () => post('promote', { builds: { 'mf-news': build } })),
    /** @param before the build that is live after the rollback */
    timeToRollback: (before: string) => timeTo(before, () => post('rollback', { area: 'mf-news' })),
  };
}
