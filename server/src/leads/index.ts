import type { Config } from '../config';
import type { Metrics } from '../metrics';
import type { CompanyOf } from '../sheet/company-of';
import { destinationsFrom } from './delivery/destinations';
import { createOutbox } from './delivery/outbox';
import { createWorker } from './delivery/worker';
import { readiness } from './health';
import { startHolding } from './holding';
import { intake } from './intake';
import { LEAD_KINDS } from './lead';
import { startPruning } from './pruning';
import { openLeadStore, type StoreOptions } from './store';

export interface LeadsOptions extends StoreOptions {
  metrics: Metrics;
  companyOf: CompanyOf;
}

export type Leads = Awaited<ReturnType<typeof openLeads>>;

/**
 * Opens everything about leads: takes them in, keeps them, delivers them (`start` begins the delivery).
 * @throws {ConfigError} when the store cannot be opened.
 */
export async function openLeads(config: Config, options: LeadsOptions) {
  const { logger, metrics, companyOf } = options;
  const store = await openLeadStore(config, options);
  const outbox = createOutbox(config, logger);
  const destinations = destinationsFrom(config, outbox, store.now, companyOf);
  const worker = createWorker({ store, destinations, logger, metrics });
  const undelivered = LEAD_KINDS.filter((kind) => !worker.delivers(kind));
  await store.holdAndRelease(undelivered, LEAD_KINDS.filter(worker.delivers));
  metrics.leads.watchQueue(store.figures);
  let stopPruning = () => {};
  let stopHolding = async () => {};

  return {
    accept: intake({ store, worker, outbox, logger, metrics }),
    ready: readiness(store, logger),

    /** Begins to deliver what waits, from this process and from those before it. */
    start(): void {
      worker.start();
      void outbox.fileAll(store.list({ kind: 'contact', state: 'held' }));
      stopPruning = startPruning({ store, outbox, logger, days: config.retentionDays });
      stopHolding = startHolding({ store, outbox, logger, undelivered });
    },

    /** Ends deliveries in order within `timeoutMs` and closes the store; what is left is taken up at the next start. */
    async stop(timeoutMs: number): Promise<void> {
      stopPruning();
      await Promise.all([stopHolding(), worker.stop(timeoutMs)]);
      await outbox.idle();
      await store.close();
    },

    /** Delivers everything that is due now, once; for drills with a clock of their own. */
    deliverDue: worker.runDue,
    store,
    metrics,
  };
}
