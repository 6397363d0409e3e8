import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packBuild } from '../../../server/src/releases/archive';
import { releaseClient } from '../../../server/src/releases/release-client';
import { readAreaConfig } from '../vite/area-config';
import { builtId, findBuildId } from '../vite/build-id';

/**
 * Publishes `dist` to a running site and makes it live.
 * @throws if `dist` is not whole or the sources have changed since the build, or with the site's reasons if it refuses.
 */
export async function publish(areaDir: string, args: string[]): Promise<string> {
  const call = clientOf(args);
  const dist = resolve(areaDir, 'dist');
  const built = builtId(areaDir);
  if (!built) throw new Error(`There is no whole build in ${dist}: build it first`);
  if (built !== findBuildId(areaDir))
    throw new Error(`${dist} was built before the last change: build it again`);
  const response = await call('builds', { method: 'PUT', body: packBuild(dist), duplex: 'half' });
  const { area, build } = await response.json().catch(() => ({}));
  if (!area || !build) throw new Error('Nothing was published: is --to the address of a ShareMore site?');
  await call('promote', { body: JSON.stringify({ builds: { [area]: build } }) });
  return `published ${area} ${build}: it is live`;
}

/** Makes the area's previous build live again or, while the area is rolled out, only ends that. */
export async function rollback(areaDir: string, args: string[]): Promise<string> {
  const call = clientOf(args);
  const { name } = await readAreaConfig(areaDir);
  const response = await call('rollback', { body: JSON.stringify({ area: name }) });
  const { action } = await response.json().catch(() => ({}));
  if (action === 'take back') return `${name} is no longer rolled out: its live build did not change`;
  if (action === 'rollback') return `${name} is back at its previous build`;
  throw new Error('Nothing was rolled back: is --to the address of a ShareMore site?');
}

/** A client of the site in `--to`. @throws without `--to`, or without a token in `RELEASE_TOKEN`. */
function clientOf(args: string[]) {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('Which site? --to https://…');
  return releaseClient(to);
}
