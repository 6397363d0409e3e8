import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first of these programs that is on the PATH. */
export function onPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  if (file === '') return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Asks apt to install packages, with five minutes a step. A failure is silent: the caller must look again. */
export function installPackages(packages: string[]): void {
  if (!onPath(['apt-get'])) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...prefix, ...step];
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  }
}
