import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openReleaseStore } from '../../server/src/releases/store';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from '../contract/postgres';
import { startSite } from '../e2e/site';
import { copyReleases, liveBuilds } from '../release-folder';

const postgres = await startPostgres();
afterAll(postgres.stop);

const PAGES = ['/how-it-works', '/about', '/companies', '/news', '/login'];

it.each(['folders', 'PostgreSQL'])(
  'serves every page again after the builds of a store in %s were away',
  {
    timeout: 120_000,
  },
  async (kind) => {
    using releases = copyReleases();
    const inDatabase = kind === 'PostgreSQL';
    const databaseUrl = inDatabase ? await postgres.createDatabase() : undefined;
    // An empty database takes the folder's releases; another server's folder holds nothing but its copy.
    await (await openReleaseStore({ releasesDir: releases.dir, databaseUrl }, logger)).close();
    const RELEASES_DIR = inDatabase ? mkdtempSync(join(tmpdir(), 'copy-')) : releases.dir;
    const site = await startSite({ DATABASE_URL: databaseUrl, RELEASES_DIR, USE_SAMPLE_DATA: 'true' });
    const status = (path: string) => fetch(site.url + path).then((answer) => answer.status);
    const problem = async () => (await (await fetch(`${site.url}/readyz`)).json()).release.problem;
    try {
      const away = `${RELEASES_DIR}-away`;
      renameSync(RELEASES_DIR, away);
      if (!inDatabase) await expect.poll(() => status('/readyz')).toBe(503);
      const lost = await Promise.all(PAGES.map(status));
      process.stdout.write(`${kind}: while away ${lost}\n`);
      if (!inDatabase) renameSync(away, RELEASES_DIR);
      await expect.poll(() => status('/readyz')).toBe(200);
      await expect
        .poll(() => Promise.all(PAGES.map(status)), { timeout: 10_000 })
        .toEqual(PAGES.map(() => 200));
      const news = join(
        RELEASES_DIR,
        inDatabase ? 'cache/mf-news' : 'mf-news',
        liveBuilds(releases.dir)['mf-news'] ?? '',
      );
      const file = join(news, 'server/area.js');
      await expect.poll(() => existsSync(file)).toBe(true);
      rmSync(file);
      if (inDatabase) await expect.poll(() => existsSync(file)).toBe(true);
      else await expect.poll(problem).toContain('mf-news');
    } finally {
      await site.kill();
    }
  },
);
