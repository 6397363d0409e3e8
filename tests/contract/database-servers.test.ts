import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openLeadStore } from '../../server/src/leads/store';
import { connectTo } from '../../server/src/storage/postgres';
import { contact } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { freePort } from '../free-port';
import { installPackages, isExecutable } from '../installed-programs';
import { endProcess } from '../programs';
import { startOwnPostgres, startPostgres, startProxy, startStandby } from './postgres';

const postgres = await startPostgres();
afterAll(postgres.stop);

const openStore = (databaseUrl: string) => openLeadStore({ dataDir: '', databaseUrl }, { logger });
const post = (store: Awaited<ReturnType<typeof openStore>>, message = 'Hello') =>
  store.submit({ kind: 'contact', payload: contact(message) }, 'received');

async function run(address: string, sql: string) {
  const client = new pg.Client(address);
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function numberOf(store: Awaited<ReturnType<typeof openStore>>): Promise<number> {
  let count = 0;
  for await (const _ of store.list()) count += 1;
  return count;
}

it('stores leads within 10 s after the address moved to a promoted standby, and old connections lead nowhere', async () => {
  const primary = await startOwnPostgres();
  const standby = await startStandby(primary.address);
  const proxy = await startProxy(primary.address);
  await using store = await openStore(proxy.databaseUrl);
  await Promise.all(Array.from({ length: 10 }, (_, index) => post(store, `Before ${index}`)));
  const newer = `select count(*) as leads from leads`;
  const arrived = () =>
    run(standby.address, newer).then(
      ({ rows }) => rows[0].leads,
      () => 'none',
    );
  await expect.poll(arrived).toBe('10');

  await run(standby.address, 'select pg_promote()');
  await primary.crash('standby');
  await expect(post(store)).rejects.toThrow('the database is a standby');
  proxy.moveTo(standby.address);
  const moved = performance.now();
  await expect.poll(() => post(store, 'After').then(() => 'stored', String)).toBe('stored');
  const seconds = (performance.now() - moved) / 1000;
  expect(seconds).toBeLessThan(10);
  await Promise.all(Array.from({ length: 10 }, (_, index) => post(store, `Later ${index}`)));
  expect(await numberOf(store)).toBe(21);
  process.stdout.write(
    `failover: stored ${seconds.toFixed(1)} s after the move; 21 acknowledged, 21 stored\n`,
  );
  proxy.close();
  await Promise.all([primary.stop(), standby.stop()]);
});

it('tries a write again on a new connection when its own leads to a server that turned read-only', async () => {
  const databaseUrl = await postgres.createDatabase();
  await using store = await openStore(databaseUrl);
  const name = new URL(databaseUrl).pathname.slice(1);
  await run(databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
  // Sessions take a database's setting when they begin: these are the ones that will not do.
  await run(
    postgres.address,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await expect(post(store)).rejects.toThrow('read-only');
  await run(postgres.address, `alter database ${name} reset default_transaction_read_only`);
  await post(store);
});

it('keeps its promises whatever the address and the database have set', async () => {
  const url = new URL(await postgres.createDatabase());
  url.searchParams.set('options', '-c search_path=public -c synchronous_commit=off');
  const database = connectTo(url.href, logger, 2, 500);
  await database.transaction(async (query) => {
    expect(await query('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  });
  const sleeping = database.transaction((query) => query('select pg_sleep(5)'));
  await expect(sleeping).rejects.toThrow('statement timeout');
  await database.close();
});

it('stores what is sent twice at once as one lead, whatever isolation the address sets', async () => {
  const url = new URL(await postgres.createDatabase());
  url.searchParams.set('options', '-c default_transaction_isolation=repeatable\\ read');
  await using store = await openStore(url.href);
  await Promise.all(Array.from({ length: 8 }, () => post(store)));
  expect(await numberOf(store)).toBe(1);
});

it('refuses a database that cannot hold every name', async () => {
  const url = new URL(await postgres.createDatabase());
  const name = `${url.pathname.slice(1)}_latin`;
  await run(url.href, `create database ${name} encoding 'LATIN1' template template0 locale 'C'`);
  url.pathname = name;
  await expect(openStore(url.href)).rejects.toThrow(
    'DATABASE_URL cannot be used: the database has the encoding LATIN1, which cannot hold every name: it needs UTF8',
  );
});

it('refuses a server that does not wait for its disk', async () => {
  const forgetful = await startOwnPostgres('-c', 'fsync=off');
  onTestFinished(forgetful.stop);
  await expect(openStore(await forgetful.createDatabase())).rejects.toThrow(
    'DATABASE_URL cannot be used: the database has fsync off, so a crash of its machine would lose leads',
  );
});

it('lets a burst wait for its turn where few connections are allowed', async () => {
  const url = new URL(await postgres.createDatabase());
  const role = `few_${process.pid}`;
  await run(url.href, `create role ${role} login connection limit 6`);
  await run(url.href, `grant all on schema public to ${role}`);
  url.username = role;
  await using store = await openStore(url.href);
  await Promise.all(Array.from({ length: 100 }, (_, index) => post(store, `Message ${index}`)));
  expect(await numberOf(store)).toBe(100);
});

it('keeps its promises behind a pooler that gives each transaction another connection', async () => {
  const databaseUrl = await postgres.createDatabase();
  await using pooler = await startPgbouncer(databaseUrl);
  await using store = await openStore(pooler.databaseUrl);
  await Promise.all(Array.from({ length: 100 }, (_, index) => post(store, `Message ${index}`)));
  expect(await numberOf(store)).toBe(100);
  const database = connectTo(pooler.databaseUrl, logger, 2, 500);
  await database.transaction(async (query) => {
    expect(await query('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  });
  const sleeping = database.transaction((query) => query('select pg_sleep(5)'));
  await expect(sleeping).rejects.toThrow('statement timeout');
  await database.close();
});

/** Starts pgbouncer in transaction mode, with six connections to the database. */
async function startPgbouncer(databaseUrl: string) {
  const program = '/usr/sbin/pgbouncer';
  if (!isExecutable(program)) installPackages(['pgbouncer']);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username } = new URL(databaseUrl);
  const listenPort = await freePort();
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'settings'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 6
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler: ChildProcess = spawn(program, [...asUser, join(folder, 'settings')], {
    stdio: 'ignore',
  });
  await expect
    .poll(async () => {
      const socket = connect(listenPort, '127.0.0.1');
      const isUp = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      return isUp;
    })
    .toBe(true);
  const url = new URL(databaseUrl);
  url.port = String(listenPort);
  return {
    databaseUrl: url.href,
    [Symbol.asyncDispose]: async () => void (await endProcess(pooler, 'SIGINT')),
  };
}
