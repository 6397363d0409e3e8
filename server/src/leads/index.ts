import type { Logger } from 'pino';
import type { Config } from '../config';
import { createMetrics, type Metrics } from '../metrics';
import { destinationsFrom } from './delivery/destinations';
import { createOutbox } from './delivery/outbox';
import { createWorker } from './delivery/worker';
import { readiness } from './health';
import { intake } from './intake';
import { LEAD_KINDS } from './lead';
import { pruning } from './pruning';
import { openLeadStore } from './store';

export interface LeadsOptions {
  logger: Logger;
  metrics?: Metrics;
  /** For tests. */
  clock?: () => number;
}

export type Leads = Awaited<ReturnType<typeof openLeads>>;

/**
 * Opens everything about leads: takes them in, keeps them, delivers them (`start` begins the delivery).
 * @throws when the store cannot be opened.
 */
export async function openLeads(config: Config, options: LeadsOptions) {
  const { logger, metrics = createMetrics() } = options;
  const store = await openLeadStore(config, options);
  const outbox = createOutbox(config, logger);
  const destinations = destinationsFrom(config, outbox, store.now);
  const worker = createWorker({ store, destinations, logger, metrics });
  const keepPruned = pruning({ store, outbox, logger, days: config.retentionDays });
  await store.holdAndRelease(
    LEAD_KINDS.filter((kind) => !worker.delivers(kind)),
    LEAD_KINDS.filter(worker.delivers),
  );
  metrics.leads.watchQueue(store.figures);
  let stopPruning = () => {};

  return {
    accept: intake({ store, worker, outbox, logger, metrics }),
    ready: readiness(store, logger),

    /** Begins to deliver what waits, from this process and from those before it. */
    start(): void {
      worker.start();
      void outbox.fileAll(store.list({ kind: 'contact', state: 'held' }));
      stopPruning = keepPruned();
    },

    /** Ends deliveries in order within `timeoutMs` and closes the store; what is left is taken up at the next start. */
    async stop(timeoutMs: number): Promise<void> {
      stopPruning();
      await worker.stop(timeoutMs);
      await outbox.idle();
      await store.close();
    },

    /** Delivers everything that is due now, once; for drills with a clock of their own. */
    deliverDue: worker.runDue,
    store,
    metrics,
  };
}
