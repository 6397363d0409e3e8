import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { openAt } from '../../config';
import { onError } from '../../observe/error-words';
import type { Metrics } from '../../observe/metrics';
import { timed } from '../../observe/timed';
import type { Values } from '../../storage/statement';
import type { Database } from './database';
import { readOutcome, saveOutcome } from './outcomes';
import { claimLead, releaseHeld, saveProgress, settle } from './queue';
import { erasePerson, prune } from './removal';
import { listLeads, queueFigures, retryLeads } from './reports';
import { createSchema } from './schema';
import { openSqlite } from './sqlite';
import { storeSubmission } from './submissions';

/** Bytes: more than a lead's fields and history can have. */
const LARGEST_LEAD = 32 * 1024;

export type LeadStore = Awaited<ReturnType<typeof openLeadStore>>;

/** `clock` is for tests. */
export interface StoreOptions {
  logger: Logger;
  clock?: () => number;
  metrics?: Pick<Metrics, 'storeSeconds'>;
}

/** Opens the configured store, and creates its tables when it is new. @throws {ConfigError} */
export async function openLeadStore(
  config: { dataDir: string; databaseUrl?: string },
  { logger, clock, metrics }: StoreOptions,
) {
  return openAt(config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR', async () => {
    const database = config.databaseUrl
      ? (await import('./postgres')).openPostgres(config.databaseUrl, logger, clock)
      : await openSqlite(config.dataDir, logger, clock);
    await createSchema(database).catch(onError(database.close));
    return leadStoreOn(timed('leads', database, metrics, ['read', 'write']));
  });
}

/** The lead store on any database. */
export function leadStoreOn(database: Database) {
  const on =
    <Given extends unknown[], Answer>(work: (database: Database, ...given: Given) => Answer) =>
    (...given: Given) =>
      work(database, ...given);
  return {
    submit: on(storeSubmission),

    claim: on(claimLead),
    saveProgress: on(saveProgress),
    settle: on(settle),
    release: on(releaseHeld),

    list: on(listLeads),
    retry: on(retryLeads),
    figures: on(queueFigures),

    erase: on(erasePerson),
    scrub: database.scrub,
    prune: on(prune),

    saveOutcome: on(saveOutcome),
    readOutcome: on(readOutcome),

    now: database.now,

    /** Proves with a write that the store has room for the largest lead. Rejects when it has not. */
    probe: async () => {
      await database.write((transaction, now) =>
        transaction.query(
          `insert into probes (name, written_at, room) values ('ready', :now, :room)
            on conflict (name) do update set written_at = excluded.written_at, room = excluded.room`,
          { now, room: randomBytes(LARGEST_LEAD / 2).toString('hex') },
        ),
      );
    },
    copyTo: database.copyTo,
    copyFrom: on(copyLeads),
    close: database.close,
    [Symbol.asyncDispose]: database.close,
  };
}

const PAGE = 200;

type Row = Values & { place: number };

/**
 * Copies all leads of an SQLite store, with the keys of their submissions, in their order. What is here already stays as
 * it is, so that a copy that was interrupted is made again. @returns the number of leads that were added
 * @throws while two registrations of one person are being delivered, one here and one there: neither is left out
 */
async function copyLeads(database: Database, from: Pick<Database, 'read'>): Promise<number> {
  let added = 0;
  const keys = { leads: 'id', idempotency_keys: 'kind, idempotency_key' };
  for (const [table, key] of Object.entries(keys)) {
    for (let after = 0; ; ) {
      const page = `select rowid as place, * from ${table} where rowid > :after order by rowid limit ${PAGE}`;
      const rows = await from.read<Row>(page, { after });
      const last = rows.at(-1);
      if (!last) break;
      after = last.place;
      added += await database.write(async ({ query }) => {
        let count = 0;
        for (const { place: _, ...row } of rows) {
          const columns = Object.keys(row);
          const insert = `insert into ${table} (${columns.join(', ')}) values (:${columns.join(', :')})
            on conflict (${key}) do nothing returning 1 as added`;
          count += (await query(insert, row)).length;
        }
        return table === 'leads' ? count : 0;
      });
    }
  }
  return added;
}
