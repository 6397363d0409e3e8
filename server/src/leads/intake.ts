import type { SubmissionResult } from '@sharemore/platform/contract';
import { forms } from '@sharemore/platform/contract/forms';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics';
import type { Outbox } from './delivery/outbox';
import type { Worker } from './delivery/worker';
import type { Lead, Submission } from './lead';
import type { LeadStore } from './store';

/** How long a registration waits for the provider, so that the visitor has an answer within 8 s in all. */
const FIRST_ATTEMPT_MS = 7_000;

interface IntakeOptions {
  store: LeadStore;
  worker: Worker;
  outbox: Outbox;
  logger: Logger;
  metrics: Metrics;
}

/**
 * Takes submissions in: stores each, then says what became of it; null when its key was used before for
 * other words, which alone are not kept. @throws when it could not be stored.
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

  /** Registrations are tried at once, so that the visitor hears of a refusal; all else is delivered behind. */
  async function firstAttempt(lead: Lead): Promise<Lead | undefined> {
    if (lead.kind !== 'registration' || lead.state === 'delivered' || !worker.delivers(lead.kind))
      return lead;
    return worker.deliverNow(lead, FIRST_ATTEMPT_MS).catch((error) => {
      logger.error({ err: error, lead: lead.id }, 'The first attempt could not begin');
      return undefined;
    });
  }
}
