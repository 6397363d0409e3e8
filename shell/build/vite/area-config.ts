import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaConfig } from '@sharemore/platform/contract';

/** Loads an area's `area.config.ts`. @throws if the folder has none. */
export async function readAreaConfig(areaDir: string): Promise<AreaConfig> {
  const file = join(areaDir, 'area.config.ts');
  if (!existsSync(file)) throw new Error(`There is no area in ${areaDir}: it has no area.config.ts`);
  return ((await import(pathToFileURL(file).href)) as { default: AreaConfig }).default;
}
