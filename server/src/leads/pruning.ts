import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Outbox } from './delivery/outbox';
import type { LeadKind } from './lead';
import type { LeadStore } from './store';

const EVERY_MS = 60 * 60_000;

interface PruningOptions {
  store: Pick<LeadStore, 'prune' | 'holdAbandoned'>;
  outbox: Pick<Outbox, 'file' | 'remove'>;
  logger: Logger;
  days: Config['retentionDays'];
  /** Kinds that have nowhere to go. */
  undelivered: LeadKind[];
}

/**
 * Removes leads past their retention, and holds those that were under way to where nothing is delivered any more,
 * now and every hour. @returns the way to stop.
 */
export function startPruning({ store, outbox, logger, days, undelivered }: PruningOptions): () => void {
  async function prune(): Promise<void> {
    try {
      for (const lead of await store.holdAbandoned(undelivered)) {
        outbox.file(lead);
        logger.warn(
          { lead: lead.id, kind: lead.kind },
          'A lead that was under way has nowhere to go, and is held',
        );
      }
      const gone = await store.prune(days);
      for (const lead of gone) await outbox.remove(lead);
      if (gone.length > 0) logger.info({ leads: gone.length }, 'Leads past their retention were removed');
    } catch (error) {
      logger.error({ err: error }, 'Retention could not be applied');
    }
  }

  void prune();
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
