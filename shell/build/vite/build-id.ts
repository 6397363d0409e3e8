import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AreaManifest } from '@sharemore/platform/contract';
import { transformSync } from 'esbuild';
import { platformDir, presetDir } from './folders';
import { type InstalledPackage, installedPackage } from './installed-package';
import { sharedSources } from './shared';

const ignored = /^(node_modules|dist|\..*)$|\.test\.tsx?$|\.(md|tgz)$/;

/**
 * A build's id: a hash of its inputs. Equal inputs give an equal id on every machine, and a build with another id is
 * stale. The inputs are the area's files, the preset, the installed versions of all packages that both need, and the
 * platform's files that are bundled into areas, without types: a new slot in the catalogue makes no build stale.
 */
export function findBuildId(areaDir: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(areaDir))
    hash.update(`${relative(areaDir, file)}\0`).update(readFileSync(file));
  for (const file of builtInFiles()) {
    hash.update(`${labelOf(file)}\0`).update(withoutTypes(file));
  }
  for (const each of packagesFor([areaDir, platformDir, presetDir])) hash.update(`${each}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** The packages that code in these folders loads, directly or not. Optional ones differ between systems and are left out. */
function packagesFor(folders: string[]): Set<string> {
  const found = new Set<string>();
  const follow = (folder: string) => {
    const { dependencies = {} }: Pick<InstalledPackage, 'dependencies'> = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys(dependencies).sort()) {
      if (name.startsWith('@sharemore/')) continue;
      const next = installedPackage(name, folder);
      const label = `${name}@${next.version}`;
      if (found.has(label)) continue;
      found.add(label);
      follow(next.folder);
    }
  };
  folders.forEach(follow);
  return found;
}

/** The id of the build in an area's `dist`, or null if there is none or its manifest or one of its files is lost. */
export function builtId(areaDir: string): string | null {
  const dist = join(areaDir, 'dist');
  try {
    const { build, integrity } = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as AreaManifest;
    return Object.keys(integrity).every((file) => existsSync(join(dist, file))) ? build : null;
  } catch {
    return null;
  }
}

/** The preset's files and the platform's files that areas bundle; not those that the shell provides at runtime. */
export function builtInFiles(): string[] {
  const provided = Object.values(sharedSources);
  return [join(presetDir, 'vite'), join(platformDir, 'src')]
    .flatMap(filesBelow)
    .filter((file) => !provided.includes(file) && !file.includes(`${sep}ui${sep}`));
}

const labelOf = (file: string) => relative(file.startsWith(presetDir) ? presetDir : platformDir, file);

/** A file's text; of TypeScript only what runs. */
export function withoutTypes(file: string): string | Buffer {
  if (!/\.tsx?$/.test(file)) return readFileSync(file);
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return transformSync(readFileSync(file, 'utf8'), { loader, minifyWhitespace: true, legalComments: 'none' })
    .code;
}

/** All files of a folder that can affect a build, in the same order on every machine. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ignored.test(entry.name)) return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
