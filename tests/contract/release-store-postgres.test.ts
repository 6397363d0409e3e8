import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openReleaseStore } from '../../server/src/releases/store';
import { openFolderStore } from '../../server/src/releases/store/folder-store';
import { openPostgresStore } from '../../server/src/releases/store/postgres-store';
import { POLL_MS } from '../../server/src/releases/store/release-store';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from './postgres';
import { change, describeReleaseStore, newsBuild, sourceOf } from './release-store-suite';

const postgres = await startPostgres();
const caches = mkdtempSync(join(tmpdir(), 'release-caches-'));

afterAll(postgres.stop);

/** Every process has a folder of its own, as on machines of their own. */
const open = (databaseUrl: string) =>
  openPostgresStore(databaseUrl, mkdtempSync(join(caches, 'server-')), logger);

describeReleaseStore({
  name: 'PostgreSQL',
  place: postgres.createDatabase,
  open,
  damage: (databaseUrl, number) =>
    query(databaseUrl, 'update release_changes set entry = $2 where number = $1', number, '{"number":'),
  forget: (databaseUrl) => query(databaseUrl, 'delete from release_changes'),
});

async function query(databaseUrl: string, sql: string, ...values: unknown[]): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

it('hears of a change after the connection that listens was broken, and before the next look', async () => {
  const databaseUrl = await postgres.createDatabase();
  const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const listeners = `from pg_stat_activity where datname = current_database() and query like 'listen %'`;
  const listening = async () => (await client.query(`select pid ${listeners}`)).rowCount;
  await expect.poll(listening, { timeout: 5_000 }).toBe(2);
  await client.query(`select pg_terminate_backend(pid) ${listeners}`);
  await expect.poll(listening, { timeout: 5_000 }).toBe(2);
  let heard = 0;
  const stop = other.watch(() => {
    heard += 1;
  });
  await one.append(change(1, 'b1'));
  await expect.poll(() => heard, { timeout: POLL_MS - 100, interval: 10 }).toBeGreaterThan(0);
  stop();
  await client.end();
  await Promise.all([one.close(), other.close()]);
});

it('takes along what is in its folder when the database is empty, and once', async () => {
  const databaseUrl = await postgres.createDatabase();
  const releasesDir = mkdtempSync(join(caches, 'moving-'));
  const folder = openFolderStore(releasesDir);
  await folder.addBuild(sourceOf('whole'), newsBuild('b1'));
  await folder.append(change(1, 'b1'));
  await folder.append(change(2, 'b1'));
  const store = await openReleaseStore({ releasesDir, databaseUrl }, logger);
  expect((await store.changes()).map(({ number }) => number)).toEqual([2, 1]);
  await folder.append(change(3, 'b1'));
  const elsewhere = { releasesDir: mkdtempSync(join(caches, 'server-')), databaseUrl };
  const other = await openReleaseStore(elsewhere, logger);
  expect((await other.changes()).map(({ number }) => number)).toEqual([2, 1]);
  expect(readFileSync(join(await other.folder('news', 'b1'), 'client/assets/a.js'), 'utf8')).toBe('whole');
  await Promise.all([store.close(), other.close()]);
});

it('brings a build that another server published at the same moment', async () => {
  const databaseUrl = await postgres.createDatabase();
  const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
  for (const store of [one, other]) await store.addBuild(sourceOf('whole'), newsBuild('b1'));
  expect(readFileSync(join(await one.folder('news', 'b1'), 'client/assets/a.js'), 'utf8')).toBe('whole');
  await Promise.all([one.close(), other.close()]);
});

it('clears up every server’s copy of a build that one of them removed, and nothing else', async () => {
  const databaseUrl = await postgres.createDatabase();
  const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
  for (const id of ['b1', 'b2']) await one.addBuild(sourceOf('whole'), newsBuild(id));
  const copies = await Promise.all(
    [one, other].flatMap((store) => ['b1', 'b2'].map((id) => store.folder('news', id))),
  );
  expect(copies.map((folder) => existsSync(folder))).toEqual([true, true, true, true]);
  await one.removeBuild(newsBuild('b1'));
  await expect
    .poll(() => copies.map((folder) => existsSync(folder)), { timeout: 5_000 })
    .toEqual([false, true, false, true]);
  await Promise.all([one.close(), other.close()]);
});

it('serves what it has while the database is away', async () => {
  const databaseUrl = await postgres.createDatabase();
  const store = await open(databaseUrl);
  const builds = await open(databaseUrl);
  await store.addBuild(sourceOf('a'), newsBuild('b1'));
  const folder = await builds.folder('news', 'b1');
  await builds.close();
  expect(readFileSync(join(await builds.folder('news', 'b1'), 'client/assets/a.js'), 'utf8')).toBe('a');
  expect(await builds.folder('news', 'b1')).toBe(folder);
  await store.close();
});
