import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import type { AreaManifest } from '../src/contract';

const TIME_LIMIT_MS = 120_000;

/** Sends `dist` to a running site and makes it live there. @throws with the site's reasons when it refuses. */
export async function publish(areaDir: string, args: string[]): Promise<string> {
  const call = siteAt(args);
  const dist = resolve(areaDir, 'dist');
  const files = ['area.json', 'client', 'server'];
  const archive = create({ gzip: true, cwd: dist, portable: true }, files) as unknown as Readable;
  const { area, build } = await call('builds', { method: 'PUT', body: archive, duplex: 'half' });
  await call('promote', inJson({ builds: { [area]: build } }));
  return `published ${area} ${build}: it is live`;
}

/** Makes the build before live again. */
export async function rollback(areaDir: string, args: string[]): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(areaDir, 'dist/area.json'), 'utf8')) as AreaManifest;
  await siteAt(args)('rollback', inJson({ area: manifest.area }));
  return `${manifest.area} is back at its build before`;
}

/** Calls of the release API of the site that the arguments name. */
function siteAt(args: string[]) {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const { to } = values;
  if (!to) throw new Error('Which site? --to https://…');
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new Error('RELEASE_TOKEN holds no token: the people who run the site give one.');
  return async (path: string, request: object): Promise<{ area: string; build: string }> => {
    const response = await fetch(new URL(`/api/releases/${path}`, to), {
      method: 'POST',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...request,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
    const answer = await response.json();
    if (!response.ok) throw new Error([answer.error, ...(answer.problems ?? [])].join('\n  '));
    return answer;
  };
}

function inJson(body: object) {
  return { body: JSON.stringify(body) };
}
