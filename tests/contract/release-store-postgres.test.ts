import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openFolderStore, openReleaseStore } from '../../server/src/releases/store';
import type { ReleaseStore } from '../../server/src/releases/store/release-store';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from './postgres';
import { describeReleaseStore } from './release-store-suite';
import { buildFolder, change, clientFile, newsBuild } from './release-stores';

const postgres = await startPostgres();
const caches = mkdtempSync(join(tmpdir(), 'release-caches-'));
const opened: ReleaseStore[] = [];

afterAll(postgres.stop);
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

/** Opens the store with a folder of its own, as a process on another machine would. */
const open = (databaseUrl: string) =>
  openReleaseStore({ releasesDir: mkdtempSync(join(caches, 'server-')), databaseUrl }, logger);

/** Opens a new database from two processes until the test ends. */
async function openTwice() {
  const databaseUrl = await postgres.createDatabase();
  const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
  opened.push(one, other);
  return { databaseUrl, one, other };
}

describeReleaseStore({
  name: 'PostgreSQL',
  create: postgres.createDatabase,
  open,
  damage: (databaseUrl, number) =>
    query(
      databaseUrl,
      `update release_entries set entry = '{"number":' where folder = 'changes' and name::int = $1`,
      number,
    ),
  clear: (databaseUrl) => query(databaseUrl, `delete from release_entries where folder = 'changes'`),
});

async function query(databaseUrl: string, sql: string, ...values: unknown[]): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

it('imports the release folder once, into an empty database', async () => {
  const databaseUrl = await postgres.createDatabase();
  const releasesDir = mkdtempSync(join(caches, 'moving-'));
  const folder = openFolderStore(releasesDir);
  await folder.addBuild(buildFolder('whole'), newsBuild('b1'));
  // Of a removal that was interrupted, the record is left.
  await folder.addBuild(buildFolder('old'), newsBuild('b0'));
  rmSync(await folder.folder('news', 'b0'), { recursive: true });
  await folder.append(change(1, 'b1'));
  await folder.append(change(2, 'b1'));
  const secret = await folder.secret();
  const store = await openReleaseStore({ releasesDir, databaseUrl }, logger);
  expect((await store.changes()).map(({ number }) => number)).toEqual([2, 1]);
  await folder.append(change(3, 'b1'));
  const elsewhere = { releasesDir: mkdtempSync(join(caches, 'server-')), databaseUrl };
  const other = await openReleaseStore(elsewhere, logger);
  expect((await other.changes()).map(({ number }) => number)).toEqual([2, 1]);
  expect(await clientFile(other)).toBe('whole');
  expect(await other.secret()).toBe(secret);
  await Promise.all([store.close(), other.close()]);
});

it('downloads a build that another server published at the same time', async () => {
  const { one, other } = await openTwice();
  for (const store of [one, other]) await store.addBuild(buildFolder('whole'), newsBuild('b1'));
  expect(await clientFile(one)).toBe('whole');
});

it('deletes the downloads of a killed server, but not a download that another server has begun', async () => {
  const releasesDir = mkdtempSync(join(caches, 'server-'));
  const cacheDir = join(releasesDir, 'cache');
  for (const name of ['.arriving-old', '.arriving-new'])
    mkdirSync(join(cacheDir, 'news', name), { recursive: true });
  utimesSync(join(cacheDir, 'news/.arriving-old'), 0, Date.now() / 1000 - 2 * 60 * 60);
  const { databaseUrl, one } = await openTwice();
  await one.addBuild(buildFolder('whole'), newsBuild('b1'));
  const store = await openReleaseStore({ releasesDir, databaseUrl }, logger);
  opened.push(store);
  expect(await clientFile(store)).toBe('whole');
  expect(readdirSync(join(cacheDir, 'news'))).toEqual(['.arriving-new', 'b1']);
});

it('deletes its copy of a removed build, and no other, when it gets the next one', async () => {
  const { one, other } = await openTwice();
  for (const id of ['b1', 'b2', 'b3']) await one.addBuild(buildFolder('whole'), newsBuild(id));
  const copies = await Promise.all(['b1', 'b2'].map((id) => other.folder('news', id)));
  await one.removeBuild('news', 'b1');
  await other.folder('news', 'b3');
  expect(copies.map((folder) => existsSync(folder))).toEqual([false, true]);
});

it('asks the database a few times only, however many builds are requested that never were', async () => {
  const { one, other } = await openTwice();
  const asking = vi.spyOn(pg.Pool.prototype, 'connect');
  const asked = Array.from({ length: 100 }, (_, index) => other.folder('news', `x${index}`));
  const folders = await Promise.all(asked);
  expect(folders.some((folder) => existsSync(folder))).toBe(false);
  expect(asking).toHaveBeenCalled();
  expect(asking.mock.calls.length).toBeLessThan(4);
  asking.mockRestore();
  await one.addBuild(buildFolder('whole'), newsBuild('x1'));
  expect(await clientFile(other, 'x1')).toBe('whole');
});

it('serves cached builds while the database is unreachable', async () => {
  const { databaseUrl, one } = await openTwice();
  const store = await open(databaseUrl);
  await one.addBuild(buildFolder('a'), newsBuild('b1'));
  const folder = await store.folder('news', 'b1');
  await store.close();
  expect(await clientFile(store)).toBe('a');
  expect(await store.folder('news', 'b1')).toBe(folder);
});
