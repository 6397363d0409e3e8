import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../server/src/releases/store/release-store';

/** Maps each area to its live build, for a release folder. */
export function liveBuilds(releasesDir: string): Record<string, string> {
  const dir = join(releasesDir, 'changes');
  const newest = readdirSync(dir).sort().at(-1) ?? '';
  return (JSON.parse(readFileSync(join(dir, newest), 'utf8')) as Change).set.builds;
}
