import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AreaManifest } from '../src/contract';
import { findBuildId } from '../vite/build-id';
import { packBuild, releaseClient } from './release-client';

/**
 * Publishes `dist` to a running site and makes it live.
 * @throws if the sources have changed since the build, or with the site's reasons if it refuses.
 */
export async function publish(areaDir: string, args: string[]): Promise<string> {
  const call = clientOf(args);
  const dist = resolve(areaDir, 'dist');
  if (readManifest(areaDir).build !== findBuildId(areaDir))
    throw new Error(`${dist} was built before the last change: build it again`);
  const response = await call('builds', { method: 'PUT', body: packBuild(dist), duplex: 'half' });
  const { area, build } = await response.json().catch(() => ({}));
  if (!area || !build) throw new Error('Nothing was published: is --to the address of a ShareMore site?');
  await call('promote', { body: JSON.stringify({ builds: { [area]: build } }) });
  return `published ${area} ${build}: it is live`;
}

/** Makes the area's previous build live again. */
export async function rollback(areaDir: string, args: string[]): Promise<string> {
  const call = clientOf(args);
  const { area } = readManifest(areaDir);
  await call('rollback', { body: JSON.stringify({ area }) });
  return `${area} is back at its previous build`;
}

/** Reads the manifest of an area's build. @throws if there is none. */
function readManifest(areaDir: string): AreaManifest {
  const file = resolve(areaDir, 'dist/area.json');
  if (!existsSync(file)) throw new Error(`There is no build in ${dirname(file)}: build it first`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A client of the site in `--to`. @throws without `--to`, or without a token in `RELEASE_TOKEN`. */
function clientOf(args: string[]) {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('Which site? --to https://…');
  return releaseClient(to);
}
