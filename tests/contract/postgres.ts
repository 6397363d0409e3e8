import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listen } from '../../server/src/testing/listen';
import { freePort } from '../free-port';
import { installPackages } from '../installed-programs';
import { endProcess } from '../programs';

const START_LIMIT_MS = 90_000;
const SHARED = 'SHARED_TEST_DATABASE_URL';

/** Vitest's global set-up: one private server for the files of a run, which create databases of their own on it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL || process.env[SHARED]) return undefined;
  const server = await startOwnPostgres();
  process.env[SHARED] = server.address;
  return server.stop;
}

/**
 * Connects to the PostgreSQL server that `TEST_DATABASE_URL` names, otherwise to that of the test run, otherwise starts
 * one.
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL ?? process.env[SHARED];
  return given ? databasesOn(given, async () => {}) : startOwnPostgres();
}

/**
 * Starts a private server from the programs on this machine, and installs the Debian package when they are missing.
 * @throws when PostgreSQL is not available: a suite that needs it must not pass without it.
 */
export const startOwnPostgres = (...settings: string[]) =>
  startServer((data) => {
    const options = ['-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    return ['initdb', '-D', data, ...options];
  }, settings);

/** Starts a standby of the server at `address`, which follows it. */
export const startStandby = (address: string) =>
  startServer((data) => ['pg_basebackup', '-D', data, '-d', address, '-R', '-c', 'fast'], []);

async function startServer(creation: (data: string) => string[], settings: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const [create = '', ...options] = creation(data);
  const programs = findPrograms(['postgres', create]) ?? installPrograms();
  execFileSync(join(programs, create), options, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-N', '200', ...settings];
  const address = `postgres://tester@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    await waitUntilReady(address, started);
    return started;
  };
  let server = await start();
  return {
    // Its data need not outlive it, so it writes none of them at the end.
    ...databasesOn(address, () => endProcess(server, 'SIGQUIT')),
    /** Ends all its processes at once, as a crash does, and starts it again on the same data, perhaps as a standby. */
    crash: async (as: 'primary' | 'standby' = 'primary') => {
      await endProcess(server, 'SIGQUIT');
      if (as === 'standby') writeFileSync(join(data, 'standby.signal'), '');
      server = await start();
    },
  };
}

function databasesOn(address: string, stop: () => Promise<void>) {
  let count = 0;
  return {
    address,
    /** Creates an empty database. @returns its URL. */
    createDatabase: async () => {
      count += 1;
      const name = `leads_${process.pid}_${Date.now()}_${count}`;
      const client = new pg.Client(address);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(address);
      url.pathname = name;
      return url.href;
    },
    /** Runs one of PostgreSQL's own programs, such as `pg_dump`. @returns its standard output. */
    run: (program: string, ...args: string[]) =>
      execFileSync(join(findPrograms([program]) ?? '', program), args, {
        maxBuffer: 2 ** 30,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    stop,
  };
}

function findPrograms(names = ['initdb', 'postgres']): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.find((folder) => folder && names.every((name) => existsSync(join(folder, name))));
}

function installPrograms(): string {
  console.warn('No PostgreSQL on this machine: installing the package "postgresql" for the tests');
  installPackages(['postgresql']);
  const programs = findPrograms();
  if (programs) return programs;
  throw new Error(
    'These tests need PostgreSQL: install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or set TEST_DATABASE_URL.',
  );
}

function unprivilegedUser(): { uid: number; gid: number } {
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // This user does not exist: try the next one.
    }
  }
  throw new Error('There is no user "postgres" or "nobody" that PostgreSQL could run as.');
}

async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client(address);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end)
        throw new Error('PostgreSQL did not start', { cause: error });
      await sleep(100);
    }
  }
}

/**
 * Starts a TCP proxy to a database. After `fallSilent` it drops all data but keeps its connections open; the promise
 * resolves with the first data that it drops. After `moveTo` new connections lead to another server.
 */
export async function startProxy(databaseUrl: string) {
  let { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => (isSilent ? relay.emit('dropped') : other.write(data))).on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  const url = new URL(databaseUrl);
  url.port = new URL(await listen(relay)).port;
  return {
    databaseUrl: url.href,
    fallSilent() {
      isSilent = true;
      return once(relay, 'dropped');
    },
    moveTo(address: string) {
      ({ hostname, port } = new URL(address));
    },
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}
