import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version of a package that code in `folder` would load. */
export function installedVersion(name: string, folder: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  if (dirname(folder) === folder) throw new Error(`${name} is not installed`);
  return installedVersion(name, dirname(folder));
}
