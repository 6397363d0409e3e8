import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type Change, changeSchema, REMEMBERED, type ReleaseStore } from './release-store';

/** What servers are told on of each change. */
export const CHANNEL = 'sharemore_releases';

function isWholeChange(text: string): boolean {
  try {
    return changeSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Reads rows with one text each; what cannot be read is named and left out. */
export function selectFrom(pool: pg.Pool, logger: Pick<Logger, 'error'>) {
  return async function select<T>(schema: z.ZodType<T>, sql: string, ...parameters: unknown[]): Promise<T[]> {
    const { rows } = await pool.query<{ name: string; text: string }>(sql, parameters);
    return rows.flatMap(({ name, text }) => {
      try {
        return [schema.parse(JSON.parse(text))];
      } catch (error) {
        logger.error({ entry: name, err: error }, 'a release entry cannot be read');
        return [];
      }
    });
  };
}

/** The log of changes, where a number is taken once. */
export function openPostgresLog(
  pool: pg.Pool,
  select: ReturnType<typeof selectFrom>,
): Pick<ReleaseStore, 'changes' | 'damagedEntry' | 'append'> {
  /** The log as it was read: it only grows, while its newest entry stays the same. */
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
    // Where the newest entry is another by now, a backup was restored, or the log began anew.
    if (!newest) log = fresh;
    else if (!isDeepStrictEqual(fresh.at(-1), newest)) log = await from(0);
    else log = [...fresh.slice(0, -1), ...before].slice(0, REMEMBERED);
    return log;
  }

  return {
    changes: readLog,
    async damagedEntry() {
      const { rows } = await pool.query<{ newest: string | null }>(
        'select max(number)::text as newest from release_changes',
      );
      const newest = Number(rows[0]?.newest);
      const isAhead = ([head]: Change[]) => newest > (head?.number ?? 0);
      return isAhead(log) && isAhead(await readLog()) ? newest : null;
    },
    async append(change) {
      // Only a damaged entry, which was passed over until now, is replaced: another that is whole is kept.
      const { rows } = await pool.query<{ text: string }>(
        'select entry as text from release_changes where number = $1',
        [change.number],
      );
      const [there] = rows;
      if (there && isWholeChange(there.text)) return false;
      const { rowCount } = await pool.query(
        `with taken as (insert into release_changes as there (number, entry) values ($1, $2)
            on conflict (number) do update set entry = excluded.entry where there.entry = $3 returning number)
          select pg_notify('${CHANNEL}', number::text) from taken`,
        [change.number, JSON.stringify(change), there?.text ?? null],
      );
      return rowCount === 1;
    },
  };
}
