import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The areas: every folder in the root with an `area.config.ts`. */
export const areaNames = readdirSync(root)
  .filter((name) => name !== 'shell' && existsSync(join(root, name, 'area.config.ts')))
  .sort();

export const apps = ['shell', ...areaNames];

/**
 * Node's arguments for the built server. With a young generation of 2 MB, V8 copies what survives a burst of connections
 * in steps of 2 ms; with the default 16 to 32 MB, pages wait for pauses of 20 ms. What survives goes to the old
 * generation, whose collection stops the server for 5 to 20 ms: it may grow to four times what it holds before the next
 * one, so that few bursts meet one.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-semi-space-size=2',
  '--heap-growing-percent=300',
  resolve(root, 'server/dist/main.js'),
];

/** Returns the apps that the command line names. Ends the process when it names anything but `known` ones. */
export function namedApps(known: string[]): string[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  console.error(`There is no ${unknown.join(', ')} here: name some of ${known.join(', ')}`);
  process.exit(2);
}
