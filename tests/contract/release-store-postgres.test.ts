import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { operator } from '../../server/src/releases/actor';
import { TAB_LIFE_MS } from '../../server/src/releases/garbage';
import { createReleases } from '../../server/src/releases/releases';
import { openFolderStore, openPostgresStore, openReleaseStore } from '../../server/src/releases/store';
import { listenTo } from '../../server/src/releases/store/postgres-listener';
import { POLL_MS, type ReleaseStore } from '../../server/src/releases/store/release-store';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from './postgres';
import { describeReleaseStore } from './release-store-suite';
import { buildFolder, change, clientFile, countTurns, newsBuild } from './release-stores';

const postgres = await startPostgres();
const caches = mkdtempSync(join(tmpdir(), 'release-caches-'));
const opened: ReleaseStore[] = [];

afterAll(postgres.stop);
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

/** Opens the store with a cache folder of its own, as a process on another machine would. */
const open = (databaseUrl: string) =>
  openPostgresStore(databaseUrl, mkdtempSync(join(caches, 'server-')), logger);

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

it('parses one build at a time, so that other work gets its turn', async () => {
  const turn = countTurns();
  const turns = new Set<number>();
  const databaseUrl = await postgres.createDatabase();
  const error = () => turns.add(turn());
  const store = await openPostgresStore(databaseUrl, join(caches, 'turns'), { ...logger, error });
  opened.push(store);
  await query(
    databaseUrl,
    `insert into release_entries select 'builds', 'news@b' || id, '{' from generate_series(1, 100) as id`,
  );
  expect(await store.builds()).toEqual([]);
  expect(turns.size).toBe(100);
});

it('is notified of a change, before the next poll, after its LISTEN connection broke', async () => {
  const { databaseUrl, one, other } = await openTwice();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const listening = async (except: number[] = []) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'
        and state = 'idle' and pid <> all($1)`,
      [except],
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(listening).toHaveLength(2);
  const broken = await listening();
  await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [broken]);
  await expect.poll(() => listening(broken)).toHaveLength(2);
  let heard = 0;
  const stop = other.watch(() => {
    heard += 1;
  });
  await one.append(change(1, 'b1'));
  await expect.poll(() => heard, { timeout: POLL_MS - 100, interval: 10 }).toBeGreaterThan(0);
  stop();
  await client.end();
});

it('closes each connection on which LISTEN failed', async () => {
  const databaseUrl = await postgres.createDatabase();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const connecting = vi.spyOn(pg.Client.prototype, 'connect');
  const listener = listenTo(databaseUrl, 'no channel', logger);
  await expect.poll(() => connecting.mock.calls.length).toBe(3);
  const { rowCount } = await client.query(`select from pg_stat_activity where query like 'listen no%'`);
  expect(rowCount).toBeLessThan(2);
  connecting.mockRestore();
  await listener.close();
  await client.end();
});

it('imports the release folder once, into an empty database', async () => {
  const databaseUrl = await postgres.createDatabase();
  const releasesDir = mkdtempSync(join(caches, 'moving-'));
  const folder = openFolderStore(releasesDir);
  await folder.addBuild(buildFolder('whole'), newsBuild('b1'));
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

it('imports the whole history, or none that a later start would take for it', async () => {
  const databaseUrl = await postgres.createDatabase();
  const releasesDir = mkdtempSync(join(caches, 'moving-'));
  const folder = openFolderStore(releasesDir);
  for (const number of [1, 2, 3]) await folder.append(change(number, `b${number}`));
  await (await open(databaseUrl)).close();
  await query(databaseUrl, `alter table release_entries add constraint broken check (name <> '00000002')`);
  await expect(openReleaseStore({ releasesDir, databaseUrl }, logger)).rejects.toThrow('broken');
  await query(databaseUrl, 'alter table release_entries drop constraint broken');
  const store = await openReleaseStore({ releasesDir, databaseUrl }, logger);
  opened.push(store);
  expect(await store.changes()).toEqual([3, 2, 1].map((number) => change(number, `b${number}`)));
});

it('downloads a build that another server published at the same time', async () => {
  const { one, other } = await openTwice();
  for (const store of [one, other]) await store.addBuild(buildFolder('whole'), newsBuild('b1'));
  expect(await clientFile(one)).toBe('whole');
});

it('deletes the downloads of a killed server, but not a download that another server has begun', async () => {
  const cacheDir = mkdtempSync(join(caches, 'server-'));
  for (const name of ['.arriving-old', '.arriving-new'])
    mkdirSync(join(cacheDir, 'news', name), { recursive: true });
  utimesSync(join(cacheDir, 'news/.arriving-old'), 0, Date.now() / 1000 - 2 * 60 * 60);
  const { databaseUrl, one } = await openTwice();
  await one.addBuild(buildFolder('whole'), newsBuild('b1'));
  const store = await openPostgresStore(databaseUrl, cacheDir, logger);
  opened.push(store);
  expect(await clientFile(store)).toBe('whole');
  expect(readdirSync(join(cacheDir, 'news'))).toEqual(['.arriving-new', 'b1']);
});

it('deletes every server’s cached copy of a removed build, and no other', async () => {
  const { one, other } = await openTwice();
  for (const id of ['b1', 'b2']) await one.addBuild(buildFolder('whole'), newsBuild(id));
  const copies = await Promise.all(
    [one, other].flatMap((store) => ['b1', 'b2'].map((id) => store.folder('news', id))),
  );
  expect(copies.map((folder) => existsSync(folder))).toEqual([true, true, true, true]);
  await one.removeBuild(newsBuild('b1'));
  await expect.poll(() => copies.map((folder) => existsSync(folder))).toEqual([false, true, false, true]);
});

it('goes by the database’s clock: a machine that is a week ahead collects no build too early', async () => {
  const { one } = await openTwice();
  await one.addBuild(buildFolder('whole'), { ...newsBuild('b1'), at: new Date().toISOString() });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * TAB_LIFE_MS });
  const releases = createReleases({ store: one, preflight: async () => {}, siteUrl: 'http://localhost' });
  const collected = await releases.gc(operator('ada'), { keep: 0 });
  vi.useRealTimers();
  expect(collected).toEqual([]);
});

it('asks the database a few times only, however many builds are requested that never were', async () => {
  const { one, other } = await openTwice();
  const asking = vi.spyOn(pg.Pool.prototype, 'query');
  const asked = Array.from({ length: 100 }, (_, index) => other.folder('news', `x${index}`));
  const folders = await Promise.all(asked);
  expect(folders.some((folder) => existsSync(folder))).toBe(false);
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
