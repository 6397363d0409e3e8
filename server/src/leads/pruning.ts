import type { Logger } from 'pino';
import type { Config } from '../config';
import { repeat } from '../repeat';
import type { Outbox } from './delivery/outbox';
import type { LeadStore } from './store';

const EVERY_MS = 60 * 60_000;

interface PruningOptions {
  store: Pick<LeadStore, 'prune'>;
  outbox: Pick<Outbox, 'remove'>;
  logger: Logger;
  days: Config['retentionDays'];
}

/** Removes leads past their retention, now and every hour. @returns a function that stops it */
export function startPruning({ store, outbox, logger, days }: PruningOptions): () => Promise<void> {
  return repeat(
    EVERY_MS,
    async () => {
      const gone = await store.prune(days);
      for (const lead of gone) await outbox.remove(lead);
      if (gone.length > 0) logger.info({ leads: gone.length }, 'Leads past their retention were removed');
    },
    (error) => logger.error({ err: error }, 'Retention could not be applied'),
  );
}
