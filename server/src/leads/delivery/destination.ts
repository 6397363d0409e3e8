import type { Lead, LeadKind, Progress } from '../lead';

/** How a delivery attempt ended. */
export type Delivery =
  | { status: 'delivered' }
  /** The destination said no; `error` is for the visitor and for staff. */
  | { status: 'rejected'; error: string }
  /** No usable answer: try again, not before `retryAfterMs` where the destination asked for that. */
  | { status: 'unanswered'; error: string; retryAfterMs?: number; pauseAll?: boolean };

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
  deliver(lead: Lead, steps: DeliverySteps): Promise<Delivery>;
  close?(): void;
}

/** Another process took the lead over, so this one must not go on. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}
