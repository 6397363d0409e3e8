import { resolve } from 'node:path';
import { operator } from '../server/src/releases/actor';
import { openLocalReleases } from '../server/src/releases/open-releases';
import { apps, root } from './apps';

/**
 * Publishes the built apps and promotes them, unless they are the live set already, or other machines may serve what a
 * database has live. The server must be built.
 */
export async function publishBuilds(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  await using local = await openLocalReleases(env, resolve(root, 'server/dist'));
  const { releases } = local;
  const actor = operator('npm start');
  const [before] = (await releases.list()).changes;
  if (before && env.DATABASE_URL?.trim())
    return log(
      `set ${before.set.id} of DATABASE_URL stays live: to change it, use npm run release -- promote`,
    );
  const builds: Record<string, string> = {};
  for (const name of apps) {
    const { area, build } = await releases.publish(actor, resolve(root, name, 'dist'));
    builds[area] = build;
  }
  const { set } = await releases.promote(actor, { builds, why: 'built here' });
  if (set.id === before?.set.id) return;
  log(`release set ${set.id} is live: ${apps.map((name) => `${name} ${builds[name]}`).join(', ')}`);
}
