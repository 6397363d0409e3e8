import type { Logger } from 'pino';
import type { Outbox } from './delivery/outbox';
import type { LeadKind } from './lead';
import type { LeadStore } from './store';

const EVERY_MS = 5_000;

interface HoldingOptions {
  store: Pick<LeadStore, 'holdAbandoned'>;
  outbox: Pick<Outbox, 'file'>;
  logger: Logger;
  /** Kinds that have nowhere to go. */
  undelivered: LeadKind[];
}

/**
 * Holds leads that have nowhere to go, now and every few seconds: staff sent them out again, or they were under way
 * when their destination went. @returns the way to stop.
 */
export function startHolding({ store, outbox, logger, undelivered }: HoldingOptions): () => Promise<void> {
  async function hold(): Promise<void> {
    try {
      for (const lead of await store.holdAbandoned(undelivered)) {
        outbox.file(lead);
        logger.warn({ lead: lead.id, kind: lead.kind }, 'A lead has nowhere to go, and is held');
      }
    } catch (error) {
      logger.error({ err: error }, 'Leads that have nowhere to go could not be held');
    }
  }

  let round: Promise<void> | undefined;
  // A store that answers slowly is not asked again meanwhile: a stop would wait for it all.
  const look = () => {
    round ??= hold().finally(() => {
      round = undefined;
    });
  };
  look();
  const timer = setInterval(look, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
