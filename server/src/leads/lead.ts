import type { ContactInput, RegistrationInput } from '@sharemore/platform/contract';

export const LEAD_KINDS = ['contact', 'registration', 'newsletter'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const LEAD_STATES = ['received', 'delivering', 'delivered', 'retrying', 'rejected', 'held'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export interface NewsletterInput {
  email: string;
}

/** What a visitor sent, after validation. */
export type Submission = (
  | { kind: 'contact'; payload: ContactInput }
  | { kind: 'registration'; payload: RegistrationInput }
  | { kind: 'newsletter'; payload: NewsletterInput }
) & { idempotencyKey?: string; requestId?: string };

/** How far a delivery came, kept after each step so that no step is done twice. */
export interface Progress {
  personId?: number;
  dealId?: number;
  /** Set before the deal is asked for: if no answer came, look for the deal before asking again. */
  dealAsked?: boolean;
  /** Staff addresses that already have the contact message. */
  mailedTo?: string[];
}

type PayloadByKind =
  | { kind: 'contact'; payload: ContactInput }
  | { kind: 'registration'; payload: RegistrationInput }
  | { kind: 'newsletter'; payload: NewsletterInput };

export type Lead = PayloadByKind & {
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
  requestId: string | null;
};

/** A lead that this process alone may deliver now, until the lease ends or is given back. */
export interface Claim {
  lead: Lead;
  /** Fences every later write: a claim that was lost to another process can change nothing. */
  lease: string;
}
