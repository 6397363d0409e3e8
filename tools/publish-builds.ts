import { resolve } from 'node:path';
import { openReleases } from '../server/src/releases/release-store';
import { root } from '../shell/platform/vite';
import { apps } from './apps';

/** Publishes the five built apps and makes them the live set, unless they are it already. */
export async function publishBuilds(releasesDir: string, log: (line: string) => void): Promise<void> {
  const releases = openReleases(releasesDir);
  const live = releases.live()?.set.builds ?? {};
  const builds: Record<string, string> = {};
  for (const name of apps) {
    const { area, build } = await releases.publish(resolve(root, name, 'dist'));
    builds[area] = build;
  }
  if (apps.every((name) => live[name] === builds[name])) return;
  const { id } = await releases.promote(builds);
  log(`release set ${id} is live: ${apps.map((name) => `${name} ${builds[name]}`).join(', ')}`);
}
