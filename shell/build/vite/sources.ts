import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { platformDir, presetDir } from './folders';

const ignored = /^(node_modules|dist|\..*)$|\.test\.tsx?$|\.(md|tgz)$/;

/**
 * A hash of all that a build of the area is made of: its files, those of the preset and the platform, and the versions of
 * all packages. A build of other sources is stale; it may still come out the same, and then has the same id.
 */
export function fingerprint(areaDir: string): string {
  const hash = createHash('sha256');
  for (const folder of [areaDir, join(presetDir, 'vite'), join(platformDir, 'src')]) {
    for (const file of filesBelow(folder))
      hash.update(`${relative(folder, file)}\0`).update(readFileSync(file));
  }
  const workspace = folderAround(areaDir, 'package-lock.json');
  if (workspace) hash.update(readFileSync(join(workspace, 'package-lock.json')));
  return hash.digest('hex').slice(0, 12);
}

/** The fingerprint of what the area's `dist` was built from, or null if there is no build or a file of it is lost. */
export function builtFrom(areaDir: string): string | null {
  const dist = join(areaDir, 'dist');
  try {
    const { sources, integrity } = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8'));
    return Object.keys(integrity).every((file) => existsSync(join(dist, file))) ? sources : null;
  } catch {
    return null;
  }
}

/** This folder or the nearest around it that has the file `name`, or null. */
export function folderAround(folder: string, name: string): string | null {
  if (existsSync(join(folder, name))) return folder;
  return dirname(folder) === folder ? null : folderAround(dirname(folder), name);
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
