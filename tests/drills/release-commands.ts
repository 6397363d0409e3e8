import { resolve } from 'node:path';
import { runProgram } from '../programs';

const program = resolve(import.meta.dirname, '../../server/dist/release.js');

/** `npm run release -- …` as a process of its own. */
export const release = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runProgram(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, ...env } });

/** A new token for an area (`*` for all) of the release store that `env` names. */
export async function releaseToken(
  env: NodeJS.ProcessEnv,
  area: string,
  can = 'publish,promote,rollback',
): Promise<string> {
  const { out } = await release(['token', 'create', '--area', area, '--can', can, '--days', '1'], env);
  return out.split('\n').at(-1) ?? '';
}
