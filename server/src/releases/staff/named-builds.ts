import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../cli/command-line';
import type { Backend } from '../backend';

/** Publishes `AREA/dist` with its git commit, if any, marked `-dirty` when there are uncommitted changes. */
export async function publishDist(backend: Backend, name: string, message?: string) {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: resolve(name) })).stdout.trim();
  const commit = await git('rev-parse', 'HEAD')
    .then(async (head) => ((await git('status', '--porcelain')) ? `${head}-dirty` : head))
    .catch(() => undefined);
  return backend.publish(resolve(name, 'dist'), { commit, message });
}

/** Maps each area to its build, given as `AREA@BUILD` or as a folder `AREA`, whose `dist` is published first. */
export async function namedBuilds(backend: Backend, names: string[], message?: string) {
  const builds: Record<string, string> = {};
  for (const name of names) {
    const [, area, build] = /^([a-z][a-z0-9-]*)@([a-z0-9]+)$/.exec(name) ?? [];
    const named = area && build ? { area, build } : await publishDist(backend, name, message);
    if (builds[named.area])
      throw new UsageError(`${named.area} is named twice: say which build. Nothing was made live`);
    builds[named.area] = named.build;
  }
  return builds;
}
