import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { pack } from '../archive';
import { openBuildCache } from './build-cache';
import { listenTo } from './postgres-listener';
import {
  areaName,
  buildId,
  type Change,
  changeSchema,
  publishedBuildSchema,
  type ReleaseStore,
  releaseTokenSchema,
} from './release-store';

const POLL_MS = 1000;
const CHANNEL = 'sharemore_releases';
/** Changes that are read; older ones stay in the database. */
const REMEMBERED = 500;
const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 5_000;
/** A database that fell silent must not keep files and releases waiting; archives of builds may take longer. */
const ANSWER_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 60_000;

const SCHEMA = `
  select pg_advisory_xact_lock(hashtextextended('sharemore releases', 0));
  create table if not exists release_builds (
    area text not null, build text not null, record text not null, generation text not null, archive bytea not null,
    primary key (area, build));
  create table if not exists release_changes (number bigint primary key, entry text not null);
  create table if not exists release_tokens (id text primary key, entry text not null);
  create table if not exists release_secrets (name text primary key, value text not null);`;

/** A query that carries a whole build. */
const moving = (text: string, values: unknown[]) => ({ text, values, query_timeout: STATEMENT_TIMEOUT_MS });

interface PostgresStoreOptions {
  databaseUrl: string;
  /** Local folder for the builds that this server serves. */
  cacheDir: string;
  logger: Pick<Logger, 'error' | 'warn'>;
}

/**
 * The release store in PostgreSQL, for servers on several machines. Builds lie there whole, as archives; each
 * server keeps what it serves in a folder of its own. What is live is heard of by `NOTIFY`, and by polling
 * where the connection that listens is broken.
 */
export async function openPostgresStore({
  databaseUrl,
  cacheDir,
  logger,
}: PostgresStoreOptions): Promise<ReleaseStore> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    options: `-c synchronous_commit=on -c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection broke'));
  await pool.query(SCHEMA).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const listener = listenTo(databaseUrl, CHANNEL, logger);
  const cache = openBuildCache(cacheDir, async (area, build, generation) => {
    const { rows } = await pool.query<{ archive: Buffer }>(
      moving('select archive from release_builds where area = $1 and build = $2 and generation = $3', [
        area,
        build,
        generation,
      ]),
    );
    return rows[0]?.archive;
  });
  /** The log only grows, so what was read stays true. */
  let log: Change[] = [];

  /** What can be read of rows with one text each; the others are named and left out. */
  function readable<T>(rows: { name: string; text: string }[], schema: z.ZodType<T>): T[] {
    return rows.flatMap(({ name, text }) => {
      try {
        return [schema.parse(JSON.parse(text))];
      } catch (error) {
        logger.error({ entry: name, err: error }, 'a release entry cannot be read');
        return [];
      }
    });
  }

  async function select<T>(schema: z.ZodType<T>, sql: string, ...parameters: unknown[]): Promise<T[]> {
    return readable((await pool.query<{ name: string; text: string }>(sql, parameters)).rows, schema);
  }

  return {
    async addBuild(folder, build) {
      const { area, build: id } = build.manifest;
      const generation = randomBytes(8).toString('hex');
      await pool.query(
        moving(
          `insert into release_builds (area, build, record, generation, archive) values ($1, $2, $3, $4, $5)
            on conflict (area, build) do update
            set record = excluded.record, generation = excluded.generation, archive = excluded.archive`,
          [area, id, JSON.stringify(build), generation, await buffer(pack(folder))],
        ),
      );
      cache.expect(area, id, generation);
    },
    async updateBuild(build) {
      const { area, build: id } = build.manifest;
      await pool.query('update release_builds set record = $3 where area = $1 and build = $2', [
        area,
        id,
        JSON.stringify(build),
      ]);
    },
    async build(area, id) {
      const [found] = await select(
        publishedBuildSchema,
        `select area || '/' || build as name, record as text from release_builds where area = $1 and build = $2`,
        area,
        id,
      );
      return found ?? null;
    },
    async builds() {
      const all = await select(
        publishedBuildSchema,
        `select area || '/' || build as name, record as text from release_builds`,
      );
      return all.sort((a, b) => (a.at < b.at ? 1 : -1));
    },
    async removeBuild(area, id) {
      await pool.query('delete from release_builds where area = $1 and build = $2', [area, id]);
      await cache.remove(area, id);
    },
    async folder(area, id) {
      const [name, build] = [areaName.parse(area), buildId.parse(id)];
      return cache.folder(name, build, async () => {
        const { rows } = await pool.query<{ generation: string }>(
          'select generation from release_builds where area = $1 and build = $2',
          [name, build],
        );
        return rows[0]?.generation;
      });
    },

    async changes() {
      const fresh = await select(
        changeSchema,
        `select number::text as name, entry as text from release_changes where number > $1
          order by number desc limit ${REMEMBERED}`,
        log[0]?.number ?? 0,
      );
      const newest = log[0]?.number ?? 0;
      log = [...fresh.filter(({ number }) => number > newest), ...log].slice(0, REMEMBERED);
      return log;
    },
    async append(change) {
      const { rowCount } = await pool.query(
        `with taken as (insert into release_changes (number, entry) values ($1, $2) on conflict do nothing returning number)
          select pg_notify('${CHANNEL}', number::text) from taken`,
        [change.number, JSON.stringify(change)],
      );
      return rowCount === 1;
    },
    watch(onChange) {
      const timer = setInterval(onChange, POLL_MS).unref();
      const stopListening = listener.hear(onChange);
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },

    tokens: () => select(releaseTokenSchema, 'select id as name, entry as text from release_tokens'),
    async saveToken(token) {
      await pool.query(
        `insert into release_tokens (id, entry) values ($1, $2)
          on conflict (id) do update set entry = excluded.entry`,
        [token.id, JSON.stringify(token)],
      );
    },
    async secret() {
      await pool.query(
        `insert into release_secrets (name, value) values ('previews', $1) on conflict do nothing`,
        [randomBytes(32).toString('hex')],
      );
      const { rows } = await pool.query<{ value: string }>(
        `select value from release_secrets where name = 'previews'`,
      );
      return rows[0]?.value ?? '';
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
