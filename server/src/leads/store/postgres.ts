import pg from 'pg';
import type { Logger } from 'pino';
import { connectTo, type PostgresQuery } from '../../storage/postgres';
import { type Database, numbered, type Query } from './database';

const CONNECTIONS = 10;
/** A write takes milliseconds; a server that does not answer is given up before the visitor is. */
const LIMIT_MS = 5_000;

const BIGINT = 20;

/**
 * PostgreSQL for server processes on several machines. All processes use the database's clock, unless a test passes
 * its own.
 */
export function openPostgres(databaseUrl: string, logger: Logger, clock?: () => number): Database {
  const postgres = connectTo(databaseUrl, logger, {
    max: CONNECTIONS,
    limitMs: LIMIT_MS,
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

  const read: Query = (sql, values) => postgres.transaction((run) => queryOn(run)(sql, values));

  return {
    write: (work) =>
      postgres.transaction(async (run) => {
        const query = queryOn(run);
        const lock = async (names: string[]) => {
          // Sorted, so that two transactions never wait for each other.
          for (const name of [...names].sort()) {
            await query('select 1 from pg_advisory_xact_lock(hashtextextended(:name, 0))', { name });
          }
        };
        return work({ query, lock }, await now(query));
      }),
    read,
    now: () => now(read),
    scrub: () => postgres.alone('vacuum leads, idempotency_keys, outcomes'),
    close: postgres.close,
  };
}

function queryOn(run: PostgresQuery): Query {
  return async <Row>(sql: string, values = {}) => {
    const { text, list } = numbered(sql, values, '$');
    return (await run(text, list)).rows as Row[];
  };
}
