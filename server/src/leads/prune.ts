import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Outbox } from './delivery/outbox';
import type { LeadStore } from './store';

const EVERY_MS = 60 * 60_000;

interface PruningOptions {
  store: Pick<LeadStore, 'prune'>;
  outbox: Pick<Outbox, 'prune'>;
  logger: Logger;
  days: Config['retentionDays'];
}

/**
 * Now and each hour, removes leads and outbox files past their retention.
 * @returns a function that stops this and waits for work in progress
 */
export function startPruning({ store, outbox, logger, days }: PruningOptions): () => Promise<void> {
  let running = prune();
  const timer = setInterval(() => {
    running = running.then(prune);
  }, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };

  async function prune(): Promise<void> {
    try {
      const removed = await store.prune(days);
      if (removed > 0) logger.info({ leads: removed }, 'Leads past their retention were removed');
      await outbox.prune(days.contact);
    } catch (error) {
      logger.error({ err: error }, 'Retention could not be applied');
    }
  }
}
