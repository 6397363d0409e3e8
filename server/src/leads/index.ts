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
 * Opens the lead pipeline: intake, store and delivery (which begins with `start`).
 * @throws {ConfigError} when the store cannot be opened
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
  let stopRounds: (() => Promise<void>)[] = [];

  return {
    accept: intake({ store, worker, outbox, logger, metrics }),
    ready: readiness(store, logger),

    /** Starts delivery, including the leads that earlier processes left. */
    start(): void {
      worker.start();
      void outbox.fileAll(store.list({ kind: 'contact', state: 'held' }));
      stopRounds = [
        startPruning({ store, outbox, logger, days: config.retentionDays }),
        startHolding({ store, outbox, logger, undelivered }),
      ];
    },

    /** Finishes or interrupts deliveries within `timeoutMs` and closes the store; the next start delivers the rest. */
    async stop(timeoutMs: number): Promise<void> {
      await Promise.all([...stopRounds.map((stop) => stop()), worker.stop(timeoutMs)]);
      await outbox.idle();
      await store.close();
    },

    /** Delivers everything that is due now, once; for drills with their own clock. */
    deliverDue: worker.runDue,
    store,
    metrics,
  };
}
