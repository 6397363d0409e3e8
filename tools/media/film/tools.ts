import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the PATH, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** As `findProgram`, but says what to install when there is none. */
export function requireProgram(install: string, ...names: string[]): string {
  const found = findProgram(...names);
  if (!found) throw new Error(`${names[0]} was not found. Install it (${install}) and run this again.`);
  return found;
}

/** Runs a program to its end; its complaint becomes the error. */
export function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr.slice(-2000)}`);
}
