import type { Config } from '../config';
import type { Metrics } from '../observe/metrics';
import type { CompanyOf } from '../sheet/company-of';
import type { Destination } from './delivery/destination';
import { mailDestination } from './delivery/mail';
import { newsletterDestination } from './delivery/newsletter';
import { createOutbox } from './delivery/outbox';
import { registrationDestination } from './delivery/registration';
import { createWorker } from './delivery/worker';
import { readiness } from './health';
import { intake } from './intake';
import { LEAD_KINDS } from './lead';
import { openLeadStore, type StoreOptions } from './store';
import { startUpkeep } from './upkeep';

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
  const { mail, newsletter } = config;
  const { token, ...pipedrive } = config.pipedrive;
  const destinations: Destination[] = [];
  if (mail.smtpUrl) destinations.push(mailDestination(config, mail.smtpUrl, outbox));
  if (token)
    destinations.push(
      registrationDestination({ ...pipedrive, token, now: store.now }, companyOf, store.list),
    );
  if (newsletter.formUrl)
    destinations.push(newsletterDestination(newsletter.formUrl, newsletter.honeypotField, store.now));
  const worker = createWorker({ store, destinations, logger, metrics });
  /** Leads of these kinds are held. */
  const undelivered = LEAD_KINDS.filter((kind) => !worker.delivers(kind));
  await store.holdAndRelease(undelivered, LEAD_KINDS.filter(worker.delivers));
  metrics.leads.watchQueue(store.figures);
  let stopUpkeep: ReturnType<typeof startUpkeep> | undefined;

  return {
    accept: intake({ store, worker, outbox, logger, metrics }),
    ready: readiness(store, logger),

    /** Starts delivery, including the leads that earlier processes left. */
    start(): void {
      worker.start();
      stopUpkeep = startUpkeep({ store, outbox, logger, days: config.retentionDays, undelivered });
    },

    /** Finishes or interrupts deliveries within `timeoutMs` and closes the store; the next start delivers the rest. */
    async stop(timeoutMs: number): Promise<void> {
      await Promise.all([stopUpkeep?.(), worker.stop(timeoutMs)]);
      await outbox.idle();
      await store.close();
    },

    /** Delivers everything that is due now, once; for drills with their own clock. */
    deliverDue: worker.runDue,
    store,
    metrics,
  };
}
