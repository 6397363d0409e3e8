import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { openPool } from '../../storage/postgres-pool';
import { openPostgresBuilds, TRANSFER_TIMEOUT_MS } from './postgres-builds';
import { listenTo } from './postgres-listener';
import { CHANNEL, openPostgresLog, selectFrom } from './postgres-log';
import { POLL_MS, type ReleaseStore, releaseTokenSchema } from './release-store';

const CONNECTIONS = 4;
/** A database that stops answering must not block files and releases; archives of builds may take longer. */
const ANSWER_TIMEOUT_MS = 10_000;

const SCHEMA = `
  select pg_advisory_xact_lock(hashtextextended('sharemore releases', 0));
  create table if not exists release_builds (
    area text not null, build text not null, record text not null, archive bytea not null,
    primary key (area, build));
  create table if not exists release_changes (number bigint primary key, entry text not null);
  create table if not exists release_tokens (id text primary key, entry text not null);
  create table if not exists release_secrets (name text primary key, value text not null);`;

export type PostgresStore = Awaited<ReturnType<typeof openPostgresStore>>;

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
    statementTimeoutMs: TRANSFER_TIMEOUT_MS,
  });
  await pool.query(SCHEMA).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const listener = listenTo(databaseUrl, CHANNEL, logger);
  const select = selectFrom(pool, logger);

  const builds = openPostgresBuilds(pool, cacheDir, select);
  listener.subscribe(() => {
    builds.clearCopies().catch((error) => logger.warn({ err: error }, 'old builds are not cleared up'));
  });

  return {
    ...builds,
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
