import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type Change, changeSchema, REMEMBERED } from './release-store';

/** The channel that notifies servers of each change. */
export const CHANNEL = 'sharemore_releases';

/** Parses the JSON column `text` of each row; logs and skips rows that do not parse. */
export function selectFrom(pool: pg.Pool, logger: Pick<Logger, 'error'>) {
  return async function select<T>(schema: z.ZodType<T>, sql: string, ...parameters: unknown[]): Promise<T[]> {
    const { rows } = await pool.query<{ name: string; text: string }>(sql, parameters);
    const all: T[] = [];
    for (const { name, text } of rows) {
      // Parsing a thousand builds at once would hold up the server.
      await setImmediate();
      try {
        all.push(schema.parse(JSON.parse(text)));
      } catch (error) {
        logger.error({ entry: name, err: error }, 'a release entry cannot be read');
      }
    }
    return all;
  };
}

/** The log of changes; each number is used once. */
export function openPostgresLog(pool: pg.Pool, select: ReturnType<typeof selectFrom>) {
  /** The log as last read. As long as its newest entry is unchanged, only later entries are read. */
  let log: Change[] = [];

  async function readLog(): Promise<Change[]> {
    const from = (number: number) =>
      select(
        changeSchema,
        `select number::text as name, entry as text from release_changes where number >= $1
          order by number desc limit ${REMEMBERED}`,
        number,
      );
    const before = log;
    const [newest] = before;
    const fresh = await from(newest?.number ?? 0);
    // If the newest entry has changed, a backup was restored or the log was recreated.
    if (!newest) log = fresh;
    else if (!isDeepStrictEqual(fresh.at(-1), newest)) log = await from(0);
    else log = [...fresh.slice(0, -1), ...before].slice(0, REMEMBERED);
    return log;
  }

  return {
    changes: readLog,
    async append(change: Change): Promise<boolean> {
      for (let { number } = change; ; number += 1) {
        const { rowCount } = await pool.query(
          `with written as (insert into release_changes (number, entry) values ($1, $2)
              on conflict do nothing returning number)
            select pg_notify('${CHANNEL}', number::text) from written`,
          [number, JSON.stringify({ ...change, number })],
        );
        if (rowCount === 1) return true;
        // A damaged entry keeps its number; otherwise nothing could ever be made live again.
        const sql = 'select number::text as name, entry as text from release_changes where number = $1';
        if ((await select(changeSchema, sql, number)).length > 0) return false;
      }
    },
    /** Adds the history of another store: all of it or, when the process is killed, nothing. */
    async importChanges(changes: Change[]): Promise<void> {
      await pool.query(
        `insert into release_changes (number, entry)
          select * from unnest($1::bigint[], $2::text[]) on conflict do nothing`,
        [changes.map(({ number }) => number), changes.map((change) => JSON.stringify(change))],
      );
    },
  };
}
