import { spawnSync } from 'node:child_process';
import { onPath } from '../../../tests/installed-programs';

/** Finds a program on the PATH. @throws with the command that installs it. */
export function requireProgram(install: string, name: string): string {
  const found = onPath([name]);
  if (!found) throw new Error(`${name} was not found. Install it (${install}) and run this again.`);
  return found;
}

/** Runs a program. @returns its standard output. @throws with its standard error. */
export function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr.slice(-2000)}`);
  return stdout;
}
