import { withTimeLimit } from '@sharemore/platform/time-limit';
import { FaultError } from '../../http/outside-call';
import type { Claim, Lead, LeadKind, Progress } from '../lead';
import type { LeadStore } from '../store';

/** Shorter than a lease, so that no other process claims a lead that this process is still delivering. */
const ATTEMPT_LIMIT_MS = 30_000;

interface DeliverySteps {
  /** Aborted at the attempt's time limit and when the server stops; cancels every outside call. */
  signal: AbortSignal;
  /** Syncs the progress to disk before the next step. @throws when another process may have the lead */
  save(progress: Progress): Promise<void>;
}

/** Delivers leads of one kind. */
export interface Destination {
  kind: LeadKind;
  /** The largest number of concurrent deliveries. */
  concurrency: number;
  /** `held` for what is only kept until there is a real destination; `delivered` by default. */
  settlesAs?: 'held';
  /**
   * Resolves once the lead is delivered.
   * @throws {FaultError} after one about the content the lead is rejected; after every other it is tried again
   */
  deliver(lead: Lead, steps: DeliverySteps): Promise<void>;
  close?(): void;
}

/**
 * Delivers a claimed lead, for the time limit or until `interrupt` (the server stops).
 * @throws {FaultError}
 */
export async function deliver(
  claim: Claim,
  destination: Destination,
  store: Pick<LeadStore, 'saveProgress'>,
  interrupt: AbortSignal,
): Promise<void> {
  let delivering = Promise.resolve();
  const start = (signal: AbortSignal) => {
    const save = async (progress: Progress) => {
      if (!(await store.saveProgress(claim, progress))) throw new FaultError('The lease ended');
      signal.throwIfAborted();
    };
    delivering = destination.deliver(claim.lead, { signal, save });
    return delivering;
  };
  // A destination ends with its signal, and only it knows how far it came.
  await withTimeLimit(ATTEMPT_LIMIT_MS, start, interrupt).catch(() => delivering);
}
