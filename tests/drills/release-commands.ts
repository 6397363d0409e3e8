import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../server/dist/release.js');

/** `npm run release -- …` as a process of its own. */
export async function release(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (error += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out: out.trim(), error: error.trim() };
}

/** A new token for an area (`*` for all) of the release store that `env` names. */
export async function releaseToken(
  env: NodeJS.ProcessEnv,
  area: string,
  can = 'publish,promote,rollback',
): Promise<string> {
  const { out } = await release(['token', 'create', '--area', area, '--can', can, '--days', '1'], env);
  return out.split('\n').at(-1) ?? '';
}
