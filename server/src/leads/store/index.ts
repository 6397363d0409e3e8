import { randomBytes } from 'node:crypto';
import type { FormOutcome } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { Claim, LeadKind, Progress, Submission } from '../lead';
import type { Database } from './database';
import { type InitialState, storeSubmission } from './intake';
import { migrate } from './migrations';
import { readOutcome, saveOutcome } from './outcomes';
import { openPostgres } from './postgres';
import { claimLead, holdAndRelease, nextDueAt, type Settlement, saveProgress, settle } from './queue';
import { erasePerson, listErasures, prune, type RetentionDays } from './removal';
import { type LeadFilter, listLeads, queueFigures, retryLeads } from './reports';
import { openSqlite } from './sqlite';

/** Bytes: what a form may send. */
const LARGEST_LEAD = 32 * 1024;

export type LeadStore = Awaited<ReturnType<typeof openLeadStore>>;

/** What a store needs to open; `clock` is for tests. */
export interface StoreOptions {
  logger: Logger;
  clock?: () => number;
}

/** Opens the store that the settings name, brought to the newest schema. */
export async function openLeadStore(
  config: { dataDir: string; databaseUrl?: string | undefined },
  { logger, clock }: StoreOptions,
) {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, logger, clock)
    : openSqlite(config.dataDir, clock);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return leadStoreOn(database);
}

/** The lead store's whole interface, on any database. */
export function leadStoreOn(database: Database) {
  return {
    submit: (submission: Submission, state: InitialState) => storeSubmission(database, submission, state),

    claim: (kinds: LeadKind[], id?: string) => claimLead(database, kinds, id),
    saveProgress: (claim: Claim, progress: Progress) => saveProgress(database, claim, progress),
    settle: (claim: Claim, settlement: Settlement) => settle(database, claim, settlement),
    holdAndRelease: (hold: LeadKind[], release: LeadKind[]) => holdAndRelease(database, hold, release),
    nextDueAt: (kinds: LeadKind[]) => nextDueAt(database, kinds),

    list: (filter?: LeadFilter) => listLeads(database, filter),
    retry: (filter: LeadFilter) => retryLeads(database, filter),
    figures: () => queueFigures(database),

    erase: (email: string, reference?: string) => erasePerson(database, email, reference),
    erasures: (email?: string) => listErasures(database, email),
    prune: (days: RetentionDays) => prune(database, days),

    saveOutcome: (outcome: FormOutcome) => saveOutcome(database, outcome),
    readOutcome: (id: string) => readOutcome(database, id),

    now: () => database.now(),

    /** Proves by writing that the store can take a lead of any size. @throws when it cannot. */
    probe: async () => {
      await database.write(async (transaction) => {
        await transaction.query(
          `insert into probes (name, written_at, room) values ('ready', ?1, ?2)
            on conflict (name) do update set written_at = excluded.written_at, room = excluded.room`,
          await transaction.now(),
          randomBytes(LARGEST_LEAD / 2).toString('hex'),
        );
      });
    },
    copyTo: database.copyTo,
    close: () => database.close(),
  };
}
