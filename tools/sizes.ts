import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sizeOf } from '../server/src/releases/preflight/files';
import type { AreaManifest } from '../shell/platform/src/contract';
import { root } from './apps';

/** The manifest of an app's build in `dist`. */
export const builtManifest = (app: string): AreaManifest =>
  JSON.parse(readFileSync(resolve(root, app, 'dist/area.json'), 'utf8'));

/** The sizes of the shell, and of each page and slot with its area's base and without the shell. */
export async function routeSizes(apps: string[]) {
  const parts = apps.map(builtManifest).flatMap((manifest) => {
    const slots = Object.entries(manifest.slots).map(([slot, part]) => [`<${slot}>`, part] as const);
    const own = manifest.area === 'shell' ? [['(shell)', manifest.base] as const] : [];
    const all = [...own, ...Object.entries(manifest.pages), ...slots];
    return all.flatMap(([route, part]) => (part ? [{ route, manifest, part }] : []));
  });
  return Promise.all(
    parts.map(async ({ route, manifest, part }) => {
      const { area } = manifest;
      return { route, area, ...(await sizeOf(resolve(root, area, 'dist'), manifest, part)) };
    }),
  );
}

/** Prints what each page and slot brings to a first visit. */
export async function printSizes(apps: string[], log: (line: string) => void): Promise<void> {
  log('\nKB of Brotli at a first visit, script and style');
  for (const { route, area, script, style, files } of await routeSizes(apps)) {
    const sizes = [script, style].map((size) => size.toFixed(1).padStart(7)).join('');
    log(`${route.padEnd(24)} ${area.padEnd(14)} ${sizes} ${String(files).padStart(4)} files`);
  }
}
