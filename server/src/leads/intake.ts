import type { SubmissionResult } from '@sharemore/platform/contract';
import { forms } from '@sharemore/platform/contract/forms';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics';
import type { Outbox } from './delivery/outbox';
import type { Worker } from './delivery/worker';
import type { Lead, Submission } from './lead';
import type { LeadStore } from './store';

/** The limit for a registration's first attempt, so that the visitor has an answer within 8 s in total. */
const FIRST_ATTEMPT_MS = 7_000;

interface IntakeOptions {
  store: LeadStore;
  worker: Worker;
  outbox: Outbox;
  logger: Logger;
  metrics: Metrics;
}

/**
 * Returns a function that stores a submission and resolves with its result, or with null, storing nothing, when its
 * idempotency key was used for a different submission. It rejects when the store fails.
 */
export function intake({ store, worker, outbox, logger, metrics }: IntakeOptions) {
  return async (submission: Submission): Promise<SubmissionResult | null> => {
    const { kind, requestId, isSuspected } = submission;
    const count = (outcome: string) => metrics.leads.accepted.inc({ kind, outcome });
    const stored = await store
      .submit(submission, isSuspected ? 'suspected' : worker.delivers(kind) ? 'received' : 'held')
      .catch((error) => {
        count('failed');
        throw error;
      });
    if (!stored) {
      count('key-reused');
      return null;
    }
    const { isNew } = stored;
    count(isSuspected ? 'suspected' : isNew ? 'stored' : 'known');
    logger.info({ lead: stored.lead.id, kind, requestId, isNew }, 'Lead stored');
    if (isNew && stored.lead.state === 'held') outbox.file(stored.lead);
    const lead = (await firstAttempt(stored.lead)) ?? stored.lead;
    worker.wake();
    if (lead.state === 'rejected') return { status: 'rejected', message: lead.lastError ?? '' };
    const delivery = lead.state === 'delivered' ? 'delivered' : 'queued';
    return { status: 'accepted', message: forms[kind].success, id: lead.id, delivery };
  };

  /** Attempts a registration at once, so that the visitor hears of a refusal; other kinds are delivered later. */
  async function firstAttempt(lead: Lead): Promise<Lead | undefined> {
    if (lead.kind !== 'registration' || lead.state === 'delivered' || !worker.delivers(lead.kind))
      return lead;
    return worker.deliverNow(lead, FIRST_ATTEMPT_MS).catch((error) => {
      logger.error({ err: error, lead: lead.id }, 'The first attempt could not begin');
      return undefined;
    });
  }
}
