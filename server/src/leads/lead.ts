import type { Checked } from '@sharemore/platform/contract/form-checks';

export const LEAD_KINDS = ['contact', 'registration', 'newsletter'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The states of a lead that waits for its delivery, or is being delivered. */
export const UNDELIVERED_STATES = ['received', 'delivering', 'retrying'] as const;
/** `held`: no destination is configured yet. `suspected`: the honeypot was filled in, so staff decide. */
export const LEAD_STATES = [...UNDELIVERED_STATES, 'delivered', 'rejected', 'held', 'suspected'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The company as it appears in a deal. */
export interface Employer {
  companyName: string;
  pipelineId: string;
}

/** The employer comes from the sheet; before its first read the name is the slug and the pipeline is empty. */
export interface Registration extends Employer {
  firstName: string;
  lastName: string;
  email: string;
  companySlug: string;
}

type Payload =
  | { kind: 'contact'; payload: Checked['contact']['values'] }
  | { kind: 'registration'; payload: Registration }
  | { kind: 'newsletter'; payload: Checked['newsletter']['values'] };

/** A visitor's form post after validation. */
export type Submission = Payload & {
  isSuspected?: boolean;
  idempotencyKey?: string;
  requestId?: string;
};

/** The progress of a delivery, saved after each step so that no step is repeated. */
export interface Progress {
  personId?: number;
  /** Until this time a call without an answer may still take effect, and the search may not find a new person. */
  certainFrom?: number;
  dealId?: number;
  /** Set before creating a deal: the next attempt searches for it first. */
  dealAsked?: Employer;
  /** Staff addresses that already received the contact message. */
  mailedTo?: string[];
}

export type Lead = Payload & {
  id: string;
  state: LeadState;
  attempts: number;
  /** Milliseconds since 1970, like all times of a lead. */
  createdAt: number;
  updatedAt: number;
  nextAttemptAt: number;
  /** The last delivery; it stays when the provider refuses the lead's repeat. */
  deliveredAt: number | null;
  lastError: string | null;
  progress: Progress;
  /** The payloads of earlier submissions of the same lead, oldest first: the first and the last few. */
  history: { until: number; payload: Payload['payload'] }[];
  requestId: string | null;
};

export type LeadOf<Kind extends LeadKind> = Extract<Lead, { kind: Kind }>;

/** The exclusive right to deliver a lead until the lease ends or the claim is settled. */
export interface Claim {
  lead: Lead;
  /** A fencing token: writes of a claim whose lease was lost have no effect. */
  lease: string;
}
