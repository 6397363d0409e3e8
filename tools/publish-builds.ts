import { resolve } from 'node:path';
import { operator } from '../server/src/releases/actor';
import { openLocalReleases } from '../server/src/releases/open-releases';
import { apps, root } from './apps';

/** Publishes the built apps and promotes them, unless they are the live set already. The server must be built. */
export async function publishBuilds(releasesDir: string, log: (line: string) => void): Promise<void> {
  const env = { RELEASES_DIR: releasesDir };
  const { releases, close } = await openLocalReleases(env, resolve(root, 'server/dist'));
  const actor = operator('npm start');
  try {
    const builds: Record<string, string> = {};
    for (const name of apps) {
      const { area, build } = await releases.publish(actor, resolve(root, name, 'dist'));
      builds[area] = build;
    }
    const [before] = (await releases.list()).changes;
    const { set } = await releases.promote(actor, { builds, why: 'built here' });
    if (set.id === before?.set.id) return;
    log(`release set ${set.id} is live: ${apps.map((name) => `${name} ${builds[name]}`).join(', ')}`);
  } finally {
    await close();
  }
}
