import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Explained } from '../server/src/observe/error-words';
import { apps, root } from './apps';

/**
 * Publishes the built apps and promotes them with the release command, unless other machines may serve what a database
 * has live. The server must be built.
 * @throws {Explained} after the command has printed the reason
 */
export async function publishBuilds(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  if (env.DATABASE_URL?.trim()) {
    const [live] = (await release(env, 'list')).changes;
    if (live)
      return log(
        `set ${live.set.id} of DATABASE_URL stays live: to change it, use npm run release -- promote`,
      );
  }
  const folders = apps.map((app) => resolve(root, app));
  const { set } = await release(env, 'promote', ...folders, '--message', 'built here');
  log(`release set ${set.id} is live`);
}

async function release(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, [resolve(root, 'server/dist/release.js'), ...args, '--json'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Explained('Nothing was made live');
  return JSON.parse(answer);
}
