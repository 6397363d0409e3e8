import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps } from '../../tools/apps';
import { buildStale } from '../../tools/build';
import { buildServer } from '../../tools/build-server';
import { publishBuilds } from '../../tools/publish-builds';
import { type Site, startSite } from '../e2e/site';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The built site on its own folders, for the time of one benchmark. */
export async function withSite(
  run: (site: Site) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await buildStale(apps, say);
  await buildServer();
  const releases = mkdtempSync(join(tmpdir(), 'sharemore-bench-'));
  await publishBuilds(releases, say);
  const site = await startSite({ LOG_LEVEL: 'warn', ...env, RELEASES_DIR: releases });
  try {
    await run(site);
  } finally {
    await site.stop();
    rmSync(releases, { recursive: true, force: true });
  }
}

/** The value in the middle; of an even number of values the upper one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
