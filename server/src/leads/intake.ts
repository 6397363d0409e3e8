import type { SubmissionResult } from '@sharemore/platform/contract';
import type { Worker, WorkerOptions } from './delivery/worker';
import type { LeadKind, Submission } from './lead';

/** The limit for a registration's first attempt, so that the visitor has an answer within 8 s in total. */
const FIRST_ATTEMPT_MS = 7_000;
const KEY_REUSED = 'This Idempotency-Key was used before for another submission.';

interface IntakeOptions extends Omit<WorkerOptions, 'destinations'> {
  worker: Worker;
  /** Whether leads of this kind have a destination; the others are held. */
  delivers(kind: LeadKind): boolean;
}

/** Returns a function that stores a submission and resolves with its result. It rejects when the store fails. */
export function intake({ store, worker, delivers, logger, metrics }: IntakeOptions) {
  return async (submission: Submission): Promise<SubmissionResult> => {
    const { kind, requestId, isSuspected } = submission;
    const count = (outcome: string) => metrics.leads.accepted.inc({ kind, outcome });
    const state = isSuspected ? 'suspected' : delivers(kind) ? 'received' : 'held';
    const stored = await store.submit(submission, state).catch((error) => {
      count('failed');
      throw error;
    });
    if (!stored) {
      count('key-reused');
      return { status: 'invalid', message: KEY_REUSED, fields: {} };
    }
    const { isNew } = stored;
    count(isSuspected ? 'suspected' : isNew ? 'stored' : 'known');
    logger.info({ lead: stored.lead.id, kind, requestId, isNew }, 'Lead stored');
    // A registration is attempted at once, so that the visitor hears of a refusal.
    const attempt = kind === 'registration' ? worker.deliverNow(stored.lead, FIRST_ATTEMPT_MS) : undefined;
    const lead = (await attempt) ?? stored.lead;
    worker.wake();
    if (lead.state === 'rejected') return { status: 'rejected', message: lead.lastError ?? '' };
    const delivery = lead.state === 'delivered' ? 'delivered' : 'queued';
    return { status: 'accepted', id: lead.id, delivery };
  };
}
