import pg from 'pg';
import type { Logger } from 'pino';

const CONNECT_TIMEOUT_MS = 5_000;

interface PoolOptions extends Pick<pg.PoolConfig, 'max' | 'query_timeout' | 'types'> {
  /** How long the database itself may take for a statement, or wait for the next one of a transaction. */
  statementTimeoutMs: number;
}

/** Connections to PostgreSQL, on which every commit waits for the disk whatever the database's own default is. */
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
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection broke'));
  return pool;
}
