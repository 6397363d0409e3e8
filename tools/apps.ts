import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The areas: every folder in the root with an `area.config.ts`. */
export const areaNames = readdirSync(root)
  .filter((name) => name !== 'shell' && existsSync(join(root, name, 'area.config.ts')))
  .sort();

export const apps = ['shell', ...areaNames];

/** Returns the apps that the command line names. Ends the process when it names anything but `known` ones. */
export function namedApps(known: string[]): string[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  console.error(`There is no ${unknown.join(', ')} here: name some of ${known.join(', ')}`);
  process.exit(2);
}
