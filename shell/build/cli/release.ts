import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtFrom, fingerprint } from '../vite/sources';
import { serverFolder, workspaceAround } from './workspace';

/** The commands that publish what is in an area's `dist`. */
const TAKES_BUILDS = ['publish', 'promote', 'preview'];
const sharemore = resolve(import.meta.dirname, '../bin/sharemore.mjs');

/**
 * `sharemore release …`: runs the server's release command. Builds first what it uses and is stale: the areas that are
 * named as folders and, in the repository, the server, whose renderer tests a set before it goes live.
 * @returns the exit code
 */
export const release = async (args: string[]) => (await run(args, 'inherit')).code;

/** Runs a release command for its answer. @throws when it fails; it has printed why */
export async function ask<Answer>(args: string[]): Promise<Answer> {
  const { code, out } = await run([...args, '--json'], 'pipe');
  if (code > 0) throw new Error(`"release ${args.join(' ')}" failed`);
  return JSON.parse(out);
}

async function run(args: string[], output: 'inherit' | 'pipe'): Promise<{ code: number; out: string }> {
  const server = serverFolder(process.cwd());
  const program = join(server, 'dist/release.js');
  const areas = TAKES_BUILDS.includes(args[0] ?? '')
    ? args.filter((word) => existsSync(join(word, 'area.config.ts')))
    : [];
  const refused = (reason: string) => ({ code: refuse(args, reason), out: '' });
  for (const area of areas) if (!(await isBuilt(area))) return refused(`Building ${area} failed`);
  const isFresh = !workspaceAround(process.cwd()) || isDone('npm', ['run', '-s', 'build'], server);
  // A rollback must not depend on sources that somebody is editing.
  if (!isFresh && (areas.length > 0 || !existsSync(program))) return refused('Building the server failed');
  if (!isFresh) console.error('Building the server failed: the last whole build of this command is used');
  const stdio: StdioOptions = ['inherit', output, 'inherit'];
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { stdio, encoding: 'utf8' });
  return { code: status ?? 1, out: stdout ?? '' };
}

async function isBuilt(area: string): Promise<boolean> {
  const folder = resolve(area);
  if (builtFrom(folder) === fingerprint(folder)) return true;
  return isDone(process.execPath, [sharemore, 'build'], folder);
}

/** Runs a program whose output must not mix with the command's answer. */
function isDone(command: string, args: string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Says why nothing was done, with `--json` also as the command's answer. @returns the exit code */
export function refuse(args: string[], reason: string, result = 'nothing was published'): number {
  const error = `${reason}: ${result}`;
  console.error(error);
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ error })}\n`);
  return 1;
}
