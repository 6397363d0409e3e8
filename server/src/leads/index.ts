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
import { LEAD_KINDS, type LeadKind } from './lead';
import { startPruning } from './prune';
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
  const outbox = createOutbox(config);
  const { mail, newsletter } = config;
  const { token, ...pipedrive } = config.pipedrive;
  const destinations: Destination[] = [
    mail.smtpUrl ? mailDestination(config, mail.smtpUrl, outbox) : outbox.destination,
  ];
  if (token)
    destinations.push(
      registrationDestination({ ...pipedrive, token, now: store.now }, companyOf, store.list),
    );
  if (newsletter.formUrl)
    destinations.push(newsletterDestination(newsletter.formUrl, newsletter.honeypotField, store.now));
  const worker = createWorker({ store, destinations, logger, metrics });
  const delivers = (kind: LeadKind) => destinations.some((destination) => destination.kind === kind);
  const releases = destinations.filter(({ settlesAs }) => settlesAs !== 'held').map(({ kind }) => kind);
  await store.holdAndRelease(
    LEAD_KINDS.filter((kind) => !delivers(kind)),
    releases,
  );
  // An alarm sees the first of them only if its figure was 0 before.
  for (const kind of LEAD_KINDS) {
    for (const outcome of ['failed', 'suspected']) metrics.leads.accepted.inc({ kind, outcome }, 0);
    metrics.leads.deliveries.inc({ kind, result: 'rejected' }, 0);
  }
  metrics.leads.watchQueue(store.figures, worker.waitsForStaff);
  let stopPruning: ReturnType<typeof startPruning> | undefined;

  return {
    accept: intake({ store, worker, delivers, logger, metrics }),
    ready: readiness(store, logger),

    /** Starts delivery, including the leads that earlier processes left. */
    start(): void {
      worker.start();
      stopPruning = startPruning({ store, outbox, logger, days: config.retentionDays });
    },

    /** Finishes or interrupts deliveries within `timeoutMs` and closes the store; the next start delivers the rest. */
    async stop(timeoutMs: number): Promise<void> {
      await Promise.all([stopPruning?.(), worker.stop(timeoutMs)]);
      await store.close();
    },

    /** Delivers everything that is due now, once; for drills with their own clock. */
    deliverDue: worker.runDue,
    store,
    metrics,
  };
}
