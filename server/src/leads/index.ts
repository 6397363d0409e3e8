import type { FormOutcome } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { createMetrics, type Metrics } from '../metrics';
import { destinationsFrom } from './delivery/destinations';
import { createOutbox } from './delivery/outbox';
import { createWorker } from './delivery/worker';
import { LEAD_KINDS, type Lead, type Submission } from './lead';
import { openLeadStore } from './store';

/** How long a registration waits for the provider, so that the visitor has an answer within 8 s in all. */
const FIRST_ATTEMPT_MS = 7_000;
const PROBE_KEPT_MS = 1_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/** What became of a submission. Whatever it says, except `key-reused`, the lead is on disk. */
export type Accepted =
  | { status: 'stored'; id: string; delivery: 'delivered' | 'queued' }
  | { status: 'rejected'; id: string; error: string }
  | { status: 'key-reused' };

export interface LeadsOptions {
  logger: Logger;
  metrics?: Metrics;
  /** For tests: the time, and how outside services are reached. */
  clock?: () => number;
  fetch?: typeof fetch;
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
  const destinations = destinationsFrom(config, { logger, outbox, fetch: options.fetch, now: store.now });
  const worker = createWorker({ store, destinations, logger, metrics });
  const delivers = LEAD_KINDS.filter(worker.delivers);
  const holds = LEAD_KINDS.filter((kind) => !worker.delivers(kind));
  await store.holdAndRelease(holds, delivers);
  metrics.leads.watchQueue(store.figures);

  let probe: { at: number; result: Promise<boolean> } | undefined;
  let pruning: NodeJS.Timeout | undefined;

  async function prune(): Promise<void> {
    try {
      const gone = await store.prune(config.retentionDays);
      for (const lead of gone) await outbox.remove(lead);
      if (gone.length > 0) logger.info({ leads: gone.length }, 'Leads past their retention were removed');
    } catch (error) {
      logger.error({ err: error }, 'Retention could not be applied');
    }
  }

  /** Registrations are tried at once, so that the visitor hears of a refusal; all else is delivered behind. */
  async function firstAttempt(lead: Lead): Promise<Accepted> {
    const queued: Accepted = { status: 'stored', id: lead.id, delivery: 'queued' };
    if (lead.state === 'delivered') return { ...queued, delivery: 'delivered' };
    if (lead.kind !== 'registration' || !worker.delivers(lead.kind)) return queued;
    const delivery = await worker.deliverNow(lead, FIRST_ATTEMPT_MS).catch((error) => {
      logger.error({ err: error, lead: lead.id }, 'The first attempt could not begin');
      return undefined;
    });
    if (delivery?.status === 'delivered') return { ...queued, delivery: 'delivered' };
    if (delivery?.status === 'rejected') return { status: 'rejected', id: lead.id, error: delivery.error };
    return queued;
  }

  return {
    /** Stores a submission, then says what became of it. @throws when it could not be stored. */
    async accept(submission: Submission): Promise<Accepted> {
      const stored = await store
        .submit(submission, worker.delivers(submission.kind) ? 'received' : 'held')
        .catch((error) => {
          metrics.leads.accepted.inc({ kind: submission.kind, outcome: 'failed' });
          throw error;
        });
      metrics.leads.accepted.inc({ kind: submission.kind, outcome: stored.outcome });
      if (stored.outcome === 'key-reused') return { status: 'key-reused' };
      const { lead } = stored;
      logger.info(
        { lead: lead.id, kind: lead.kind, requestId: submission.requestId, outcome: stored.outcome },
        'Lead stored',
      );
      if (stored.outcome === 'stored' && lead.state === 'held') outbox.file(lead);
      const accepted = await firstAttempt(lead);
      worker.wake();
      return accepted;
    },

    /** Begins to deliver what waits, from this process and from those before it. */
    start(): void {
      worker.start();
      void outbox.fileAll(store.list({ kind: 'contact', state: 'held' }));
      void prune();
      pruning = setInterval(prune, PRUNE_EVERY_MS);
      pruning.unref();
    },

    /** Ends deliveries in order within `timeoutMs` and closes the store; what is left is taken up at the next start. */
    async stop(timeoutMs: number): Promise<void> {
      clearInterval(pruning);
      await worker.stop(timeoutMs);
      await outbox.idle();
      await store.close();
    },

    /** Whether a lead could be written right now. */
    ready(): Promise<boolean> {
      if (!probe || Date.now() - probe.at > PROBE_KEPT_MS) {
        const result = store.probe().then(
          () => true,
          (error) => {
            logger.error({ err: error }, 'The lead store cannot write');
            return false;
          },
        );
        probe = { at: Date.now(), result };
      }
      return probe.result;
    },

    outcomes: {
      save: (outcome: FormOutcome) => store.saveOutcome(outcome),
      read: (id: string) => store.readOutcome(id),
    },
    /** What a form without script had for an answer, or null when that is unknown or 15 minutes old. */
    readOutcome: (id: string) => store.readOutcome(id),

    /** Delivers everything that is due now, once; for drills with a clock of their own. */
    deliverDue: () => worker.runDue(),
    store,
    metrics,
  };
}
