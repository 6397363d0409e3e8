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

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  /** As the company sheet has them; before its first read the company's slug, and no pipeline. */
  companyName: string;
  pipelineId: string;
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
  /** Of a registration whose company the sheet has. */
  companySlug?: string;
};

/** How far a delivery came, kept after each step so that no step is done twice. */
export interface Progress {
  personId?: number;
  dealId?: number;
  /** Set before the deal is asked for: if no answer came, look for the deal before asking again. */
  dealAsked?: boolean;
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
