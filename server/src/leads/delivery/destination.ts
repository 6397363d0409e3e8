import type { Lead, LeadKind, Progress } from '../lead';

export interface DeliverySteps {
  /** Ends every outside call: the attempt's time is over or the server stops. */
  signal: AbortSignal;
  /** Keeps a step on disk before the next one. @throws {LeaseLostError} when another process has the lead now. */
  save(progress: Progress): Promise<void>;
}

/** Where leads of one kind go. */
export interface Destination {
  kind: LeadKind;
  /** Deliveries at one time. */
  concurrency: number;
  /** Resolves once the lead is delivered. @throws {RefusedError | UnansweredError} */
  deliver(lead: Lead, steps: DeliverySteps): Promise<void>;
  close?(): void;
}

/** The destination said no; the message is for the visitor and for staff. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/**
 * No usable answer: try again, not before `retryAfterMs`, and no other lead either where it `pausesAll`. Who waits
 * for a first attempt hears `refusal`, where there is one, instead of thanks. Staff are alarmed where it `needsStaff`.
 */
export class UnansweredError extends Error {
  override name = 'UnansweredError';

  constructor(
    message: string,
    readonly how: { retryAfterMs?: number; pausesAll?: boolean; refusal?: string; needsStaff?: boolean } = {},
  ) {
    super(message);
  }
}

/** Another process took the lead over, so this one must not go on. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}
