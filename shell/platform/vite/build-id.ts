import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { transformSync } from 'esbuild';
import type { AreaManifest } from '../src/contract';
import { installedVersion } from './installed-version';
import { sharedSources } from './shared';

const platformDir = resolve(import.meta.dirname, '..');
const ignored = /^(node_modules|dist|\..*)$|\.test\.tsx?$|\.md$/;

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/**
 * A build's id: a hash of all that goes into it, so equal inputs give an equal id on every machine and a build
 * is stale when its id differs. That is the area's files, the versions of the packages that it and the preset
 * use, the preset itself, and what is built in of the platform: not what the shell provides at runtime, and
 * no types (a slot more in the catalogue makes no build stale).
 */
export function findBuildId(areaDir: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(areaDir))
    hash.update(`${relative(areaDir, file)}\0`).update(readFileSync(file));
  for (const file of builtInFiles()) {
    hash.update(`${relative(platformDir, file)}\0`).update(withoutTypes(file));
  }
  for (const folder of [areaDir, platformDir]) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
    for (const name of Object.keys(dependencies).sort()) {
      if (name !== '@sharemore/platform') hash.update(`${name}@${installedVersion(name, folder)}\0`);
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The id of the build that lies in an area's `dist`, or null. */
export function builtId(areaDir: string): string | null {
  const file = join(areaDir, 'dist/area.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AreaManifest).build : null;
}

/** The preset, and what areas take into their own builds of the platform. */
export function builtInFiles(): string[] {
  const provided = Object.values(sharedSources);
  return ['vite', 'src']
    .flatMap((folder) => filesBelow(join(platformDir, folder)))
    .filter((file) => !provided.includes(file) && !file.includes(`${sep}ui${sep}`));
}

export function withoutTypes(file: string): string | Buffer {
  if (!/\.tsx?$/.test(file)) return readFileSync(file);
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return transformSync(readFileSync(file, 'utf8'), { loader, minifyWhitespace: true, legalComments: 'none' })
    .code;
}

/** All files of a folder that builds are made of, in the same order on every machine. */
export function filesBelow(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ignored.test(entry.name)) return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
