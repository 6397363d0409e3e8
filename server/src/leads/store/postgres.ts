import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { codeOf } from '../../observe/error-words';
import { openPool } from '../../storage/postgres-pool';
import { ConflictError, type Database, type Parameter, type Query, type Transaction } from './database';

const CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
const ATTEMPTS = 5;

/** Serialisation failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
const BIGINT = 20;

/**
 * PostgreSQL for server processes on several machines. All processes use the database's clock, unless a test passes
 * its own.
 */
export function openPostgres(databaseUrl: string, logger: Logger, clock?: () => number): Database {
  const pool = openPool(databaseUrl, logger, {
    max: CONNECTIONS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    // Counts and times are far below 2^53, so they are read as numbers instead of strings.
    types: {
      getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
    },
  });

  const now = async (query: Query) => {
    if (clock) return clock();
    const [row] = await query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return row?.now ?? Date.now();
  };

  async function attempt<T>(work: (transaction: Transaction, now: number) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const query = queryOn(client);
    let isCommitted = false;
    try {
      await query('begin');
      const lock = async (names: string[]) => {
        // Sorted, so that two transactions never wait for each other.
        for (const name of [...names].sort()) {
          await query('select 1 from pg_advisory_xact_lock(hashtextextended(?1, 0))', name);
        }
      };
      const result = await work({ query, lock }, await now(query));
      await query('commit');
      isCommitted = true;
      return result;
    } finally {
      // Closing a connection rolls its transaction back, also when the database does not answer.
      client.release(!isCommitted);
    }
  }

  return {
    forUpdate: 'for update',
    skipLocked: 'for update skip locked',
    write: async (work) => {
      for (let tried = 1; ; tried += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (tried === ATTEMPTS || !RETRYABLE.has(codeOf(error))) throw error;
          await sleep(10 * tried * Math.random());
        }
      }
    },
    read: queryOn(pool),
    now: () => now(queryOn(pool)),
    scrub: async () => {
      await pool.query('vacuum leads, idempotency_keys, outcomes');
    },
    close: () => pool.end(),
  };
}

function queryOn(runner: pg.Pool | pg.PoolClient): Query {
  return async <Row>(sql: string, ...parameters: Parameter[]) => {
    try {
      const result = await runner.query(sql.replace(/\?(\d+)/g, '$$$1'), parameters);
      return result.rows as Row[];
    } catch (error) {
      // The original error repeats the row's values, which are personal data.
      if (codeOf(error) === UNIQUE_VIOLATION) throw new ConflictError(UNIQUE_VIOLATION);
      throw error;
    }
  };
}
