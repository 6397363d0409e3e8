import { resolve } from 'node:path';
import { runProgram } from '../programs';

const program = resolve(import.meta.dirname, '../../server/dist/release.js');

/** Runs `npm run release -- …` as a separate process. */
export const release = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runProgram(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, ...env } });

/** Creates a token for an area (`*` for all) in the release store that `env` names. */
export async function releaseToken(
  env: NodeJS.ProcessEnv,
  area: string,
  can = 'publish,promote,rollback',
): Promise<string> {
  const { out } = await release(['token', 'create', '--area', area, '--can', can, '--days', '1'], env);
  return out.split('\n').at(-1) ?? '';
}

/** The news build that the site at `url` shows. */
export const newsBuild = async (url: string) =>
  /\/r\/mf-news\/([a-z0-9]+)\//.exec(await (await fetch(`${url}/news`)).text())?.[1];
