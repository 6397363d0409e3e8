import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openPool } from '../../storage/postgres-pool';
import { packBuild } from '../release-client';
import { openBuildCache } from './build-cache';
import { listenTo } from './postgres-listener';
import { CHANNEL, openPostgresLog, selectFrom } from './postgres-log';
import {
  areaName,
  buildId,
  POLL_MS,
  publishedBuildSchema,
  type ReleaseStore,
  releaseTokenSchema,
} from './release-store';

const CONNECTIONS = 4;
/** The pause between two looks for generations. */
const PAUSE_MS = 200;
/** A database that stops answering must not block files and releases; archives of builds may take longer. */
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

const GENERATIONS = `select area || '/' || build as name, generation from release_builds`;
const BUILDS = `select area || '/' || build as name, record as text from release_builds`;

export type PostgresStore = Awaited<ReturnType<typeof openPostgresStore>>;

/** A query that transfers a whole build. */
const transfer = (text: string, values: unknown[]) => ({ text, values, query_timeout: STATEMENT_TIMEOUT_MS });

/**
 * The release store in PostgreSQL, for servers on several machines. The database holds builds as archives; each server
 * caches the builds that it serves in a local folder. Changes arrive by `NOTIFY`, with polling as a fallback.
 */
export async function openPostgresStore(
  databaseUrl: string,
  cacheDir: string,
  logger: Pick<Logger, 'error' | 'warn'>,
) {
  const pool = openPool(databaseUrl, logger, {
    max: CONNECTIONS,
    query_timeout: ANSWER_TIMEOUT_MS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  await pool.query(SCHEMA).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const listener = listenTo(databaseUrl, CHANNEL, logger);
  const cache = openBuildCache(cacheDir, async (area, build, generation) => {
    const sql = 'select archive from release_builds where area = $1 and build = $2 and generation = $3';
    const { rows } = await pool.query<{ archive: Buffer }>(transfer(sql, [area, build, generation]));
    return rows[0]?.archive;
  });
  const select = selectFrom(pool, logger);

  let rested: Promise<unknown> = Promise.resolve();
  let next: Promise<Map<string, string>> | undefined;
  /** All builds' generations. One query answers all who ask before it: anyone may ask, for builds that never were. */
  const generations = () => {
    next ??= rested.then(async () => {
      next = undefined;
      const asked = pool.query<{ name: string; generation: string }>(GENERATIONS);
      rested = asked.catch(() => {}).then(() => sleep(PAUSE_MS));
      return new Map((await asked).rows.map(({ name, generation }) => [name, generation]));
    });
    return next;
  };

  listener.subscribe(() => {
    const names = async () => [...(await generations()).keys()];
    cache.clear(names).catch((error) => logger.warn({ err: error }, 'old builds are not cleared up'));
  });

  return {
    async addBuild(folder, build) {
      const { area, build: id } = build.manifest;
      const generation = randomBytes(8).toString('hex');
      await pool.query(
        transfer(
          `insert into release_builds (area, build, record, generation, archive) values ($1, $2, $3, $4, $5)
            on conflict (area, build) do update
            set record = excluded.record, generation = excluded.generation, archive = excluded.archive`,
          [area, id, JSON.stringify(build), generation, await buffer(packBuild(folder))],
        ),
      );
      cache.expect(area, id, generation);
    },
    async updateBuild(build) {
      const { area, build: id } = build.manifest;
      const sql = 'update release_builds set record = $3 where area = $1 and build = $2';
      await pool.query(sql, [area, id, JSON.stringify(build)]);
    },
    async build(area, id) {
      const found = await select(publishedBuildSchema, `${BUILDS} where area = $1 and build = $2`, area, id);
      return found[0] ?? null;
    },
    async builds() {
      const all = await select(publishedBuildSchema, BUILDS);
      return all.sort((a, b) => (a.at < b.at ? 1 : -1));
    },
    async removeBuild({ manifest: { area, build: id }, previewedUntil }) {
      const { rowCount } = await pool.query(
        `with gone as (delete from release_builds where area = $1 and build = $2
            and record::json->>'previewedUntil' is not distinct from $3::text returning area)
          select pg_notify('${CHANNEL}', area) from gone`,
        [area, id, previewedUntil],
      );
      return rowCount === 1;
    },
    async folder(area, id) {
      const [name, build] = [areaName.parse(area), buildId.parse(id)];
      return cache.folder(name, build, async () => (await generations()).get(`${name}/${build}`));
    },

    ...openPostgresLog(pool, select),
    watch(onChange) {
      const timer = setInterval(onChange, POLL_MS).unref();
      const unsubscribe = listener.subscribe(onChange);
      return () => {
        clearInterval(timer);
        unsubscribe();
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
      // Keeps an existing secret; the update that changes nothing makes `returning` yield it.
      const { rows } = await pool.query<{ value: string }>(
        `insert into release_secrets (name, value) values ('previews', $1)
          on conflict (name) do update set name = excluded.name returning value`,
        [randomBytes(32).toString('hex')],
      );
      return rows[0]?.value ?? '';
    },
    async now() {
      const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
      return Number(rows[0]?.now);
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  } satisfies ReleaseStore;
}
