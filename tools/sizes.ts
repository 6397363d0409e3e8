import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AreaManifest, PartFiles } from '../shell/platform/src/contract';
import { root } from './apps';

/** Prints what each route costs a first visitor: script and style in KB, brotli, shell included. */
export function printSizes(apps: string[], log: (line: string) => void): void {
  const manifests = apps.map((name) => {
    const file = resolve(root, name, 'dist/area.json');
    return JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  });
  const shell = manifests.find(({ area }) => area === 'shell');
  if (!shell) return;
  const row = (route: string, area: string, script: number, style: number) =>
    log(`${route.padEnd(24)} ${area.padEnd(14)} ${kb(script).padStart(9)} ${kb(style).padStart(9)}`);
  log(
    `\n${'route'.padEnd(24)} ${'area'.padEnd(14)} ${'script'.padStart(9)} ${'style'.padStart(9)}  (KB brotli, first visit)`,
  );
  const own = bytes(shell, shell.base);
  row('(shell)', 'shell', own.script, own.style);
  for (const manifest of manifests) {
    const base = bytes(manifest, manifest.base);
    for (const [route, part] of Object.entries(manifest.pages)) {
      if (!part) continue;
      const page = bytes(manifest, part);
      row(route, manifest.area, own.script + base.script + page.script, own.style + base.style + page.style);
    }
  }
}

function bytes({ area }: AreaManifest, part: PartFiles): { script: number; style: number } {
  return { script: sum(area, part.modules), style: sum(area, part.styles) };
}

function sum(area: string, files: string[]): number {
  return files
    .map((file) => join(root, area, 'dist/client', `${file}.br`))
    .reduce((total, file) => total + (existsSync(file) ? statSync(file).size : 0), 0);
}

function kb(size: number): string {
  return (size / 1024).toFixed(1);
}
