import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backoffMs } from '../../async/backoff';
import { withTimeLimit } from '../../async/time-limit';
import { messageOf } from '../../observe/error-words';
import type { Claim, Progress } from '../lead';
import type { LeadStore } from '../store';
import type { Settlement } from '../store/queue';
import { type Destination, RefusedError, UnansweredError } from './destination';

/** Shorter than a lease, so that no other process claims a lead that this process is still delivering. */
const ATTEMPT_LIMIT_MS = 30_000;
const SAVE_AGAIN_MS = 500;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;

interface DeliverOptions {
  store: Pick<LeadStore, 'saveProgress'>;
  logger: Logger;
  destination: Destination;
  /** Aborted when the server stops. */
  interrupt: AbortSignal;
  /** Whether the visitor still waits for the result. */
  isAwaited(): boolean;
}

/**
 * Delivers a claimed lead once.
 * @returns how to settle the claim, for how long no lead may go to the destination, and the line for staff if only they
 * can mend what failed
 * @throws when the progress could not be saved: the claim has to stay until its lease ends
 */
export async function deliver(
  claim: Claim,
  { store, logger, destination, interrupt, isAwaited }: DeliverOptions,
): Promise<Settlement & { pauseMs?: number; forStaff?: string }> {
  const { lead } = claim;
  let isSaved = true;
  const save = async (progress: Progress, signal: AbortSignal): Promise<void> => {
    const isOurs = await store.saveProgress(claim, progress).catch((error) => {
      logger.warn({ err: error, lead: lead.id }, 'The progress of a delivery could not be saved yet');
    });
    isSaved = isOurs !== undefined;
    if (isOurs === false) throw new UnansweredError('The lease ended');
    if (isSaved) return signal.throwIfAborted();
    await sleep(SAVE_AGAIN_MS, undefined, { signal });
    return save(progress, signal);
  };
  let delivering = Promise.resolve();
  const start = (signal: AbortSignal) => {
    delivering = destination.deliver(lead, { signal, save: (progress) => save(progress, signal) });
    return delivering;
  };
  try {
    // A destination ends with its signal, and only it knows how far it came.
    await withTimeLimit(ATTEMPT_LIMIT_MS, start, interrupt).catch(() => delivering);
    return { state: destination.settlesAs ?? 'delivered' };
  } catch (error) {
    // A next attempt would repeat the step, and search too early for what it made.
    if (!isSaved) throw error;
    if (error instanceof RefusedError) return { state: 'rejected', error: error.message };
    const isUnanswered = error instanceof UnansweredError;
    if (!isUnanswered) logger.error({ err: error, lead: lead.id }, 'Delivery attempt failed unexpectedly');
    const message = messageOf(error);
    const { retryAfterMs = 0, pausesAll, refusal, mend } = (isUnanswered && error.how) || {};
    // After the visitor has seen success, a lead is never rejected for an error that may be temporary.
    if (refusal && isAwaited() && lead.attempts === 1) return { state: 'rejected', error: refusal };
    // An attempt interrupted by shutdown has no back-off: the next process retries as soon as the destination allows.
    const delayMs = interrupt.aborted
      ? retryAfterMs
      : backoffMs(lead.attempts, FIRST_DELAY_MS, LONGEST_DELAY_MS, retryAfterMs);
    const pauseMs = pausesAll ? retryAfterMs : undefined;
    return { state: 'retrying', error: message, delayMs, pauseMs, forStaff: mend && message };
  }
}
