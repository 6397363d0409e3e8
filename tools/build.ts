import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Explained, explain } from '../server/src/observe/error-words';
import { builtFrom, fingerprint } from '../shell/build/vite/sources';
import { apps, namedApps, root } from './apps';
import { buildServer } from './build-server';

/**
 * Builds the stale ones of the named apps, two at a time. @returns how many
 * @throws {Explained} naming those whose build failed, after the others are built
 */
export async function buildStale(names: string[], log: (line: string) => void): Promise<number> {
  const stale = names.filter((name) => builtFrom(resolve(root, name)) !== fingerprint(resolve(root, name)));
  const fresh = names.length - stale.length;
  if (fresh > 0) log(`${fresh} of ${names.length} builds are up to date`);
  if (stale.length > 0) log(`building ${stale.join(', ')} …`);
  const queue = stale.values();
  const failed: string[] = [];
  const worker = async () => {
    for (const name of queue) {
      const started = performance.now();
      if (!(await runBuild(name))) failed.push(name);
      else log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) throw new Explained(`Building ${failed.join(', ')} failed`);
  return stale.length;
}

/** @returns whether the build succeeded */
async function runBuild(name: string): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'shell/build/bin/sharemore.mjs'), 'build'], {
    cwd: join(root, name),
    // Standard output is the caller's: `npm run release` prints one link or JSON there.
    stdio: ['ignore', 2, 2],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit').finally(() => process.off('exit', end));
  return code === 0;
}

if (process.argv[1] === import.meta.filename) {
  const wanted = namedApps([...apps, 'server']);
  const names = wanted.length > 0 ? wanted.filter((name) => name !== 'server') : apps;
  const log = (line: string) => process.stdout.write(`${line}\n`);
  try {
    await buildStale(names, log);
    if (wanted.length === 0 || wanted.includes('server')) await buildServer();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
