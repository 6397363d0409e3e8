import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { codeOf, onError } from '../observe/error-words';
import { numbered, type Query } from './statement';

/** For a connection, also for the turn of one while all are in use. */
const CONNECT_TIMEOUT_MS = 6_000;
/** How long a transaction is begun again, when that is known to be harmless. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 50;
/** For a statement over all rows of a table. */
const ALONE_MS = 60_000;

/** The server takes no more connections: one of ours will be free soon. */
const TOO_MANY_CONNECTIONS = '53300';
/** Rolled back for another transaction's sake: serialisation failure and deadlock. */
const ROLLED_BACK = ['40001', '40P01'];
/**
 * The connection cannot do its work any more: it broke or was silent (errors that are not the server's), was ended by the
 * server, or leads to a server that has become a standby.
 */
const isLost = (failure: unknown): boolean =>
  !(failure instanceof pg.DatabaseError) || /^(08|57P|25006)/.test(failure.code ?? '');

const BIGINT = 20;
/** Counts and times are far below 2^53, so they are read as numbers instead of strings. */
const types: pg.PoolConfig['types'] = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Runs transactions on a PostgreSQL server. What they rely on is set within each, so it also holds behind a pooler and
 * whatever the address says, and each new connection is asked whether it leads to a server that can keep it. Once a
 * connection is lost, none that is as old is used again: the address may have moved to another server.
 * @param max the most connections at a time
 * @param limitMs the limit of a statement, and of the pause between two statements of a transaction
 */
export function connectTo(
  connectionString: string,
  logger: Pick<Logger, 'warn'>,
  max: number,
  limitMs: number,
) {
  let lostCount = 0;
  const openedAt = new WeakMap<pg.ClientBase, number>();
  const pool = new pg.Pool({
    max,
    types,
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    onConnect(client) {
      openedAt.set(client, lostCount);
      // Without a listener the error of a broken connection would end the process.
      client.on('error', (error) => logger.warn({ err: error }, 'A database connection broke'));
      return demandServer(client);
    },
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection broke'));

  /** Waits for its turn while the server takes no more connections. */
  async function connect(until: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await pool.connect();
        if (openedAt.get(client) === lostCount) return client;
        client.release(true);
      } catch (error) {
        if (codeOf(error) !== TOO_MANY_CONNECTIONS || performance.now() > until) throw error;
        await sleep(PAUSE_MS * Math.random());
      }
    }
  }

  /** Runs `work` in a transaction. It may run more than once, so it must have no effect outside the transaction. */
  async function transaction<T>(work: (query: Query) => Promise<T>, ownLimitMs = limitMs): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const client = await connect(until);
      let state: 'working' | 'ending' | 'done' = 'working';
      let failure: unknown;
      const query: Query = async (sql, values = {}) => {
        const { text, list } = numbered(sql, values, '$');
        const answer = client.query<never>(limited(text, ownLimitMs + 1_000, list));
        return (await answer.catch(onError((error) => (failure = error)))).rows;
      };
      try {
        // Every commit waits for the disk, and what waited for a lock sees what was stored meanwhile, whatever the
        // database's defaults are.
        await query(
          `begin isolation level read committed; set local synchronous_commit = on; set local statement_timeout = ${ownLimitMs};
            set local idle_in_transaction_session_timeout = ${ownLimitMs}`,
        );
        const result = await work(query);
        state = 'ending';
        await query('commit');
        state = 'done';
        return result;
      } catch (error) {
        const hasLost = failure !== undefined && isLost(failure);
        if (hasLost && openedAt.get(client) === lostCount) lostCount += 1;
        // Nobody knows whether a commit without an answer was done.
        const isHarmless = hasLost ? state === 'working' : ROLLED_BACK.includes(codeOf(failure));
        if (!isHarmless || performance.now() > until) throw error;
      } finally {
        // Closing a connection rolls its transaction back, also when the database does not answer.
        client.release(state !== 'done');
      }
      await sleep(PAUSE_MS * Math.random());
    }
  }

  const query: Query = (sql, values) => transaction((run) => run(sql, values));

  return {
    transaction,
    /** Runs one statement in a transaction of its own. */
    query,
    /** Runs one statement that no transaction may contain. */
    async alone(sql: string): Promise<void> {
      const client = await connect(performance.now() + PATIENCE_MS);
      await client.query(limited(sql, ALONE_MS)).finally(() => client.release(true));
    },
    close: () => pool.end(),
  };
}

/** A query with a time limit of its own, which the types of pg do not know. */
const limited = (text: string, query_timeout: number, values?: unknown[]) =>
  ({ text, values, query_timeout }) as pg.QueryConfig;

/** @throws {Error} if the server cannot store every lead, or not so that it outlives a crash */
async function demandServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Record<'encoding' | 'fsync' | 'standby', string>>(
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      pg_is_in_recovery()::text as standby`,
  );
  const [{ encoding, fsync, standby } = { encoding: '', fsync: '', standby: '' }] = rows;
  if (standby === 'true') throw new Error('the database is a standby, which stores nothing');
  if (fsync === 'off')
    throw new Error('the database has fsync off, so a crash of its machine would lose leads');
  if (encoding !== 'UTF8')
    throw new Error(`the database has the encoding ${encoding}, which cannot hold every name: it needs UTF8`);
}
