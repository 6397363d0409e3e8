import type { Logger } from 'pino';
import { singleFlight } from '../single-flight';
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

  // One round at a time: rounds on a slow store would pile up, and stopping would wait for all of them.
  const rounds = singleFlight<void>();
  const runRound = () => void rounds.run('', hold);
  runRound();
  const timer = setInterval(runRound, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await rounds.running('');
  };
}
