import type { Logger } from 'pino';
import { connectTo } from '../../storage/postgres';
import type { Query } from '../../storage/statement';
import type { Database } from './database';

const CONNECTIONS = 10;
/** A write takes milliseconds; a server that does not answer is given up before the visitor is. */
const LIMIT_MS = 5_000;

/**
 * PostgreSQL for server processes on several machines. All processes use the database's clock, unless a test passes
 * its own.
 */
export function openPostgres(databaseUrl: string, logger: Logger, clock?: () => number): Database {
  const { transaction, query: read, ...postgres } = connectTo(databaseUrl, logger, CONNECTIONS, LIMIT_MS);
  const now = async (query: Query) => {
    if (clock) return clock();
    const [row] = await query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return row?.now ?? Date.now();
  };

  return {
    write: (work) =>
      transaction(async (query) => {
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
