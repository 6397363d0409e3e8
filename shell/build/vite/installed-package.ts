import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  folder: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** The package that code in `folder` would load. */
export function installedPackage(name: string, folder: string): InstalledPackage {
  const found = join(folder, 'node_modules', name);
  const file = join(found, 'package.json');
  if (existsSync(file)) return { ...JSON.parse(readFileSync(file, 'utf8')), folder: found };
  if (dirname(folder) === folder) throw new Error(`${name} is not installed`);
  return installedPackage(name, dirname(folder));
}
