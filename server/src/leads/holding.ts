import type { Logger } from 'pino';
import { repeat } from '../repeat';
import type { Outbox } from './delivery/outbox';
import type { LeadKind } from './lead';
import type { LeadStore } from './store';

const EVERY_MS = 5_000;

interface HoldingOptions {
  store: Pick<LeadStore, 'holdAbandoned'>;
  outbox: Pick<Outbox, 'file'>;
  logger: Logger;
  /** Kinds without a destination. */
  undelivered: LeadKind[];
}

/**
 * Holds leads without a destination, now and every few seconds: staff retried them, or the destination was removed
 * from the settings during their delivery. @returns a function that stops it
 */
export function startHolding({ store, outbox, logger, undelivered }: HoldingOptions): () => Promise<void> {
  return repeat(
    EVERY_MS,
    async () => {
      for (const lead of await store.holdAbandoned(undelivered)) {
        outbox.file(lead);
        logger.warn({ lead: lead.id, kind: lead.kind }, 'A lead has nowhere to go, and is held');
      }
    },
    (error) => logger.error({ err: error }, 'Leads that have nowhere to go could not be held'),
  );
}
