import { staffLine } from '../../http/outside-call';
import type { Lead, LeadKind, Progress } from '../lead';

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
  /** Resolves once the lead is delivered. @throws {RefusedError | UnansweredError} */
  deliver(lead: Lead, steps: DeliverySteps): Promise<void>;
  /** Takes back what was written of a lead that was erased meanwhile; without this it cannot be taken back. */
  recall?(lead: Lead): Promise<void>;
  close?(): void;
}

/** The destination refused the lead, or does not have (`isMissing`) what was asked for; for the visitor and for staff. */
export class RefusedError extends Error {
  override name = 'RefusedError';

  constructor(
    message: string,
    readonly isMissing = false,
  ) {
    super(message);
  }
}

/**
 * No usable answer: retry, not before `retryAfterMs`; `pausesAll` delays every lead of the kind. A visitor who waits
 * for the first attempt gets `refusal`, if set, instead of success. `mend`: what staff must mend before it can succeed.
 */
export class UnansweredError extends Error {
  override name = 'UnansweredError';

  constructor(
    message: string,
    readonly how: { retryAfterMs?: number; pausesAll?: boolean; refusal?: string; mend?: string } = {},
  ) {
    super(how.mend ? staffLine(message, how.mend) : message);
  }
}
