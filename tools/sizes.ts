import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sizeOf } from '../server/src/releases/preflight/files';
import type { AreaManifest, PartFiles } from '../shell/platform/src/contract';
import { root } from './apps';

/** The budget of a page without slots on a first visit: KB of Brotli, and number of script files. */
export const pageBudget = { script: 110, style: 7.9, files: 10 };

/** The same with the slots that the page loads at once and the start script; `html` is the document. */
export const visitBudget = { script: 112, files: 12, html: 14 };

type Size = Awaited<ReturnType<typeof sizeOf>>;

/** The sizes of all routes and slots of the builds in `dist`. */
export async function routeSizes(apps: string[]) {
  const manifests = apps.map((name) => {
    const file = resolve(root, name, 'dist/area.json');
    return JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  });
  const shell = manifests.find(({ area }) => area === 'shell');
  if (!shell) throw new Error('The shell is not built');
  const shellRow = await rowOf('(shell)', shell, shell.base);
  const routes = manifests.flatMap((manifest) => [
    ...Object.entries(manifest.pages).map(([route, part]) => [route, manifest, part] as const),
    ...Object.entries(manifest.slots).map(([slot, part]) => [`<${slot}>`, manifest, part] as const),
  ]);
  const rows = routes.map(([route, manifest, part]) => part && rowOf(route, manifest, part, shellRow.own));
  return [shellRow, ...(await Promise.all(rows)).filter((row) => row != null)];
}

/** The size of a route on a first visit: its area's part, the sum with the shell's, and the exceeded budgets. */
async function rowOf(
  route: string,
  manifest: AreaManifest,
  part: PartFiles,
  shell: Size = { script: 0, style: 0, files: 0 },
) {
  const own = await sizeOf(resolve(root, manifest.area, 'dist'), manifest, part);
  const all = {
    script: own.script + shell.script,
    style: own.style + shell.style,
    files: own.files + shell.files,
  };
  const over = [
    ...exceeded(own, manifest.budget ?? pageBudget, `the budget of ${manifest.area}`),
    ...exceeded(all, pageBudget, 'the budget of a page'),
  ];
  return { route, area: manifest.area, own, all, over };
}

function exceeded<T extends object>(size: T, budget: Partial<T>, whose: string): string[] {
  return (Object.entries(budget) as [keyof T & string, number][])
    .filter(([kind, most]) => (size[kind] as number) > most)
    .map(([kind, most]) => `${kind} ${(size[kind] as number).toFixed(1)} of ${most} in ${whose}`);
}

/** Prints the size of each route, and the exceeded budgets. */
export async function printSizes(apps: string[], log: (line: string) => void): Promise<void> {
  log('\nKB of Brotli at a first visit: the area’s own script and style, then with the shell’s');
  for (const { route, area, own, all, over } of await routeSizes(apps)) {
    const cells = [own.script, own.style, all.script, all.style].map((size) => size.toFixed(1).padStart(7));
    const line = `${route.padEnd(24)} ${area.padEnd(14)} ${cells.join('')} ${String(all.files).padStart(4)} files`;
    log(over.length > 0 ? `${line}  OVER: ${over.join('; ')}` : line);
  }
}
