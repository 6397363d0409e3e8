import { join } from 'node:path';
import type { AreaConfig } from '../shell/platform/src/contract';
import { areaNames, root } from '../tools/apps';

/** The paths without parameters that each area's config claims. */
export const fixedPages: Record<string, string[]> = {};

for (const name of areaNames) {
  const { default: config } = (await import(join(root, name, 'area.config.ts'))) as { default: AreaConfig };
  const pages = Object.entries(config.pages).filter(([path, file]) => file && !path.includes(':'));
  fixedPages[name] = pages.map(([path]) => path);
}
