import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import type { AreaManifest } from '../src/contract';
import { findBuildId } from '../vite/build-id';
import { siteAddress } from './site-address';

const TIME_LIMIT_MS = 120_000;

/**
 * Publishes `dist` to a running site and makes it live.
 * @throws if the sources have changed since the build, or with the site's reasons if it refuses.
 */
export async function publish(areaDir: string, args: string[]): Promise<string> {
  const call = siteAt(args);
  const dist = resolve(areaDir, 'dist');
  if (readManifest(areaDir).build !== findBuildId(areaDir))
    throw new Error(`${dist} was built before the last change: build it again`);
  const files = ['area.json', 'client', 'server'];
  const archive = create({ gzip: true, cwd: dist, portable: true }, files) as unknown as Readable;
  const { area, build } = await call('builds', { method: 'PUT', body: archive, duplex: 'half' });
  if (!area || !build) throw new Error('What answered took no build: is --to the site’s own address?');
  await call('promote', { body: JSON.stringify({ builds: { [area]: build } }) });
  return `published ${area} ${build}: it is live`;
}

/** Makes the area's previous build live again. */
export async function rollback(areaDir: string, args: string[]): Promise<string> {
  const call = siteAt(args);
  const { area } = readManifest(areaDir);
  await call('rollback', { body: JSON.stringify({ area }) });
  return `${area} is back at its build before`;
}

/** Reads the manifest of an area's build. @throws if there is none. */
function readManifest(areaDir: string): AreaManifest {
  const file = resolve(areaDir, 'dist/area.json');
  if (!existsSync(file)) throw new Error(`There is no build in ${dirname(file)}: build it first`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A client of the release API of the site in `--to`. @throws without `--to` or `RELEASE_TOKEN`. */
function siteAt(args: string[]) {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const { to } = values;
  if (!to) throw new Error('Which site? --to https://…');
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new Error('RELEASE_TOKEN holds no token: the people who run the site give one.');
  const site = siteAddress('--to', to);
  return async (path: string, request: object): Promise<Partial<AreaManifest>> => {
    const response = await fetch(new URL(`/api/releases/${path}`, site), {
      method: 'POST',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...request,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    }).catch((error) => {
      throw new Error(`${to} does not answer: ${error.cause?.message || error.cause?.code || error.message}`);
    });
    const answer = await response.json().catch(() => ({}));
    const reasons = answer.problems ?? [answer.error ?? `${to} answers ${response.status}`];
    if (!response.ok) throw new Error(reasons.join('\n  '));
    return answer;
  };
}
