import type { Checked } from '@sharemore/platform/contract/form-checks';

export const LEAD_KINDS = ['contact', 'registration', 'newsletter'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** `held`: nowhere to deliver to yet. `suspected`: it came with its honeypot filled in, and waits for staff. */
export const LEAD_STATES = [
  'received',
  'delivering',
  'delivered',
  'retrying',
  'rejected',
  'held',
  'suspected',
] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A company as a deal names it. */
export interface Employer {
  companyName: string;
  pipelineId: string;
}

/** With the company as the sheet has it; before its first read the name is the slug, and there is no pipeline. */
export interface Registration extends Employer {
  firstName: string;
  lastName: string;
  email: string;
  /** Leads of older versions have none. */
  companySlug?: string;
}

type Payload =
  | { kind: 'contact'; payload: Checked['contact']['values'] }
  | { kind: 'registration'; payload: Registration }
  | { kind: 'newsletter'; payload: Checked['newsletter']['values'] };

/** What a visitor sent, after validation. */
export type Submission = Payload & {
  isSuspected?: boolean;
  idempotencyKey?: string;
  requestId?: string;
};

/** How far a delivery came, kept after each step so that no step is done twice. */
export interface Progress {
  personId?: number;
  dealId?: number;
  /** Set before the deal is asked for: look for it before asking again. Older versions did not say for which. */
  dealAsked?: Employer | true;
  /** Set by a refusal: from then on the person is looked for again, who may be gone. */
  lookAgainFrom?: number;
  /** Staff addresses that already have the contact message. */
  mailedTo?: string[];
}

export type Lead = Payload & {
  id: string;
  state: LeadState;
  attempts: number;
  /** Milliseconds since 1970, as all times of a lead. */
  createdAt: number;
  updatedAt: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  lastError: string | null;
  progress: Progress;
  /** What earlier submissions of the same lead said, oldest first. */
  history: { until: number; payload: Payload['payload'] }[];
  requestId: string | null;
};

export type LeadOf<Kind extends LeadKind> = Extract<Lead, { kind: Kind }>;

/** A lead that this process alone may deliver now, until the lease ends or is given back. */
export interface Claim {
  lead: Lead;
  /** Fences every later write: a claim that was lost to another process can change nothing. */
  lease: string;
}
