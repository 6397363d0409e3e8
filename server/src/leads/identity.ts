import { createHash } from 'node:crypto';
import { DAY_MS } from '../day';
import type { Submission } from './lead';

/** Decides whether two submissions are the same lead. */
export interface Identity {
  /** The visitor's address in lower case. */
  email: string;
  /** A hash of all values of the submission. */
  digest: string;
  /** Submissions of one kind with the same key, received within `sameLeadWithinMs`, are one lead. */
  sameLeadKey: string;
  /** The `sameLeadKey` of the same registration if it was stored before the sheet was first read. */
  earlyLeadKey?: string;
  sameLeadWithinMs: number;
}

const FOREVER = 1000 * 365 * DAY_MS;

/**
 * There is one registration per email and company, and one newsletter sign-up per email. A contact message is the same
 * lead only when it repeats every value within a day; a different message from the same person is a second lead.
 */
export function identityOf(submission: Submission): Identity {
  const email = addressOf(submission).toLowerCase();
  if (submission.kind === 'registration') {
    // Without the slug, because older versions that share the store compute the digest without it.
    const { companySlug, ...words } = submission.payload;
    return {
      email,
      digest: digestOf(words),
      sameLeadKey: `${email} ${normalise(words.companyName)}`,
      earlyLeadKey: companySlug && `${email} ${companySlug}`,
      sameLeadWithinMs: FOREVER,
    };
  }
  const digest = digestOf(submission.payload);
  switch (submission.kind) {
    case 'newsletter':
      return { email, digest, sameLeadKey: email, sameLeadWithinMs: FOREVER };
    case 'contact':
      return { email, digest, sameLeadKey: digest, sameLeadWithinMs: DAY_MS };
  }
}

function addressOf(submission: Submission): string {
  return submission.kind === 'contact' ? submission.payload.workEmail : submission.payload.email;
}

function digestOf(payload: object): string {
  const entries = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

function normalise(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}
