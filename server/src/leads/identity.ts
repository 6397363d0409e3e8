import { createHash } from 'node:crypto';
import { DAY_MS } from '../day';
import type { Submission } from './lead';

/** What makes two submissions the same lead. */
export interface Identity {
  /** The visitor's address as it is compared: lower case. */
  email: string;
  /** Differs when any word of the submission differs. */
  digest: string;
  /** Two submissions of one kind with the same key are one lead … */
  sameLeadKey: string;
  /** … or the other has this one, as a registration has that came before the sheet was first read … */
  earlyLeadKey?: string;
  /** … when they come within this time of each other. */
  sameLeadWithinMs: number;
}

const FOREVER = 1000 * 365 * DAY_MS;

/**
 * One registration for each email and company, one newsletter sign-up for each email. A contact message is
 * the same only when every word is, and within a day: a second message from one person is a second lead.
 */
export function identityOf(submission: Submission): Identity {
  const email = addressOf(submission).toLowerCase();
  if (submission.kind === 'registration') {
    // Older versions, which may run beside this one, have a digest of all but the slug.
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
