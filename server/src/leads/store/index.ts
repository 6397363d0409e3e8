import type { FormOutcome } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import type { Claim, LeadKind, Progress, Submission } from '../lead';
import type { Database } from './database';
import { storeSubmission } from './intake';
import { migrate } from './migrations';
import { readOutcome, saveOutcome } from './outcomes';
import { openPostgres } from './postgres';
import { claimLead, holdAndRelease, nextDueAt, type Settlement, saveProgress, settle } from './queue';
import { erasePerson, listErasures, prune } from './removal';
import { type LeadFilter, listLeads, queueFigures, retryLeads } from './reports';
import { openSqlite } from './sqlite';

export type LeadStore = Awaited<ReturnType<typeof openLeadStore>>;

/** What a store needs to open; `clock` is for tests. */
export interface StoreOptions {
  logger: Logger;
  clock?: () => number;
}

/** Opens the store that the settings name, brought to the newest schema. */
export async function openLeadStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
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
    submit: (submission: Submission, initialState: 'received' | 'held') =>
      storeSubmission(database, submission, initialState),

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
    prune: (days: Record<LeadKind, number>) => prune(database, days),

    saveOutcome: (outcome: FormOutcome) => saveOutcome(database, outcome),
    readOutcome: (id: string) => readOutcome(database, id),

    now: () => database.now(),

    /** Proves by writing that the store can write. @throws when it cannot. */
    probe: async () => {
      await database.write(async (transaction) => {
        await transaction.query(
          `insert into probes (name, written_at) values ('ready', ?1)
            on conflict (name) do update set written_at = excluded.written_at`,
          await transaction.now(),
        );
      });
    },
    close: () => database.close(),
  };
}
