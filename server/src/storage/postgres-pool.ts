import pg from 'pg';
import type { Logger } from 'pino';

export const CONNECT_TIMEOUT_MS = 5_000;

interface PoolOptions extends Pick<pg.PoolConfig, 'max' | 'query_timeout' | 'types'> {
  /** The database's own limit for a statement, and for the pause between two statements of a transaction. */
  statementTimeoutMs: number;
}

/** A pool of PostgreSQL connections. Every commit waits for the disk, whatever the database's default is. */
export function openPool(
  connectionString: string,
  logger: Pick<Logger, 'warn'>,
  { statementTimeoutMs, ...options }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    options: `-c synchronous_commit=on -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs}`,
  });
  // The pool replaces a connection that breaks; without listeners the error would end the process. The pool's own
  // listener is for idle connections only, so one that breaks during a transaction needs another.
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'A database connection broke'));
  });
  return pool;
}
