import type { SubmissionResult } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import { onError } from '../observe/error-words';
import type { Metrics } from '../observe/metrics';
import type { CompanyOf } from '../sheet/company-of';
import type { Destination } from './delivery/destination';
import { mailDestination } from './delivery/mail';
import { newsletterDestination } from './delivery/newsletter';
import { createOutbox } from './delivery/outbox';
import { registrationDestination } from './delivery/registration';
import { createWorker } from './delivery/worker';
import { LEAD_KINDS, type Submission } from './lead';
import { openLeadStore, type StoreOptions } from './store';

/** The limit for a registration's first attempt, so that the visitor has an answer within 8 s in total. */
const FIRST_ATTEMPT_MS = 7_000;
const KEY_REUSED = 'This Idempotency-Key was used before for another submission.';
const UPKEEP_EVERY_MS = 60 * 60_000;
const PROBE_KEPT_MS = 1_000;

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
  if (token) destinations.push(registrationDestination({ ...pipedrive, token }, companyOf, store));
  if (newsletter.formUrl)
    destinations.push(newsletterDestination(newsletter.formUrl, newsletter.honeypotField));
  const delivered = destinations.filter(({ settlesAs }) => !settlesAs).map(({ kind }) => kind);
  const worker = createWorker({ store, destinations, logger, metrics });
  await store.release(delivered);
  // An alarm sees the first of them only if its figure was 0 before.
  for (const kind of LEAD_KINDS) {
    for (const outcome of ['failed', 'suspected']) metrics.leads.accepted.inc({ kind, outcome }, 0);
    metrics.leads.deliveries.inc({ kind, result: 'rejected' }, 0);
  }
  metrics.leads.watchQueue(store.figures, worker.waitsForStaff);
  /** Anyone may ask, at any rate. */
  const probes = new LRUCache<string, boolean>({
    max: 1,
    ttl: PROBE_KEPT_MS,
    fetchMethod: () =>
      store.probe().then(
        () => true,
        (error) => {
          logger.error({ err: error }, 'The lead store cannot write');
          return false;
        },
      ),
  });
  let upkeep = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Stores a submission and resolves with its result. Rejects when the store fails. */
  async function accept(submission: Submission): Promise<SubmissionResult> {
    const { kind, requestId, isSuspected } = submission;
    const count = (outcome: string) => metrics.leads.accepted.inc({ kind, outcome });
    const hasDestination = destinations.some((destination) => destination.kind === kind);
    const state = isSuspected ? 'suspected' : hasDestination ? 'received' : 'held';
    const stored = await store.submit(submission, state).catch(onError(() => count('failed')));
    if (!stored) {
      count('key-reused');
      return { status: 'invalid', message: KEY_REUSED, fields: {} };
    }
    count(isSuspected ? 'suspected' : stored.isNew ? 'stored' : 'known');
    logger.info({ lead: stored.lead.id, kind, requestId, isNew: stored.isNew }, 'Lead stored');
    // A registration is attempted at once, so that the visitor hears of a refusal.
    const attempt = kind === 'registration' ? worker.deliverNow(stored.lead, FIRST_ATTEMPT_MS) : undefined;
    const lead = (await attempt) ?? stored.lead;
    worker.wake();
    if (lead.state === 'rejected') return { status: 'rejected', message: lead.lastError ?? '' };
    const delivery = lead.state === 'delivered' ? 'delivered' : 'queued';
    return { status: 'accepted', id: lead.id, delivery };
  }

  /** Removes leads and outbox files past their retention, and takes up what a server without our settings only held. */
  async function keepUp(): Promise<void> {
    try {
      await store.release(delivered);
      // Before a server that would only hold them again.
      worker.wake();
      const removed = await store.prune(config.retentionDays);
      if (removed > 0) logger.info({ leads: removed }, 'Leads past their retention were removed');
      await outbox.prune(config.retentionDays.contact);
    } catch (error) {
      logger.error({ err: error }, 'Retention could not be applied, or held leads not be taken up');
    }
  }

  return {
    accept,
    /** Whether the store can write. */
    ready: () => probes.forceFetch('probe'),

    /** Starts delivery, including the leads that earlier processes left, and its upkeep, now and each hour. */
    start(): void {
      worker.start();
      upkeep = keepUp();
      timer = setInterval(() => {
        upkeep = upkeep.then(keepUp);
      }, UPKEEP_EVERY_MS).unref();
    },

    /** Finishes or interrupts deliveries within `timeoutMs` and closes the store; the next start delivers the rest. */
    async stop(timeoutMs: number): Promise<void> {
      clearInterval(timer);
      await Promise.all([upkeep, worker.stop(timeoutMs)]);
      await store.close();
    },

    /** Delivers everything that is due now, once; for drills with their own clock. */
    deliverDue: worker.runDue,
    store,
    metrics,
  };
}
