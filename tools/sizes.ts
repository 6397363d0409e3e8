import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AreaManifest, PartFiles } from '../shell/platform/src/contract';
import { root } from './apps';

/** The budget of a page without slots on a first visit: KB of Brotli, and number of script files. */
export const pageBudget = { script: 104.5, style: 7.9, files: 10 };

/** The same with the slots that the page loads at once and the start script; `html` is the document. */
export const visitBudget = { script: 105, files: 12, html: 14 };

/** The size of a route on a first visit, in KB of Brotli: its area's part, and the sum with the shell's. */
export interface RouteSize {
  route: string;
  area: string;
  own: Size;
  all: Size & { files: number };
  /** Descriptions of the exceeded budgets. */
  over: string[];
}

interface Size {
  script: number;
  style: number;
}

/** The sizes of all routes and slots of the builds in `dist`. */
export function routeSizes(apps: string[]): RouteSize[] {
  const manifests = apps.map((name) => {
    const file = resolve(root, name, 'dist/area.json');
    return JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  });
  const shell = manifests.find(({ area }) => area === 'shell');
  if (!shell) throw new Error('The shell is not built');
  const shellRow = sizeOf('(shell)', shell, shell.base, null);
  const routes = manifests.flatMap((manifest) => [
    ...Object.entries(manifest.pages).map(([route, part]) => [route, manifest, part] as const),
    ...Object.entries(manifest.slots).map(([slot, part]) => [`<${slot}>`, manifest, part] as const),
  ]);
  return [
    shellRow,
    ...routes.flatMap(([route, manifest, part]) => {
      if (!part) return [];
      const { base } = manifest;
      const files = { modules: [...base.modules, ...part.modules], styles: [...base.styles, ...part.styles] };
      return sizeOf(route, manifest, files, shellRow);
    }),
  ];
}

function sizeOf(route: string, manifest: AreaManifest, files: PartFiles, shell: RouteSize | null): RouteSize {
  const own = { script: kb(manifest.area, files.modules), style: kb(manifest.area, files.styles) };
  const all = {
    script: own.script + (shell?.own.script ?? 0),
    style: own.style + (shell?.own.style ?? 0),
    files: files.modules.length + (shell?.all.files ?? 0),
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

function kb(area: string, files: string[]): number {
  return files.reduce((total, file) => total + compressedKb(area, file), 0);
}

/** The size of a built file in KB of Brotli; 0 when it has no compressed copy. */
export function compressedKb(area: string, file: string): number {
  const path = join(root, area, 'dist/client', `${file}.br`);
  return existsSync(path) ? statSync(path).size / 1024 : 0;
}

/** Prints the size of each route, and the exceeded budgets. */
export function printSizes(apps: string[], log: (line: string) => void): void {
  log('\nKB of Brotli at a first visit: the area’s own script and style, then with the shell’s');
  for (const { route, area, own, all, over } of routeSizes(apps)) {
    const cells = [own.script, own.style, all.script, all.style].map((size) => size.toFixed(1).padStart(7));
    const line = `${route.padEnd(24)} ${area.padEnd(14)} ${cells.join('')} ${String(all.files).padStart(4)} files`;
    log(over.length > 0 ? `${line}  OVER: ${over.join('; ')}` : line);
  }
}
