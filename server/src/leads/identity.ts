import { hash } from 'node:crypto';
import { DAY_MS } from '../async/day';
import type { Submission } from './lead';

/** Decides whether two submissions are the same lead. */
export interface Identity {
  /** The visitor's address in lower case. */
  email: string;
  /** A hash of all values that the visitor sent. */
  digest: string;
  /** Submissions of one kind with the same key, received within `sameLeadWithinMs`, are one lead. */
  sameLeadKey: string;
  sameLeadWithinMs: number;
}

const FOREVER = 1000 * 365 * DAY_MS;

/**
 * There is one registration per email and company, and one newsletter sign-up per email. A contact message is the same
 * lead only when it repeats every value within a day; a different message from the same person is a second lead.
 */
export function identityOf(submission: Submission): Identity {
  const { payload } = submission;
  const email = ('workEmail' in payload ? payload.workEmail : payload.email).toLowerCase();
  switch (submission.kind) {
    case 'registration': {
      // The rest comes from the sheet, which may change between two attempts.
      const { companyName, pipelineId, ...sent } = submission.payload;
      const sameLeadKey = `${email} ${sent.companySlug}`;
      return { email, digest: digestOf(sent), sameLeadKey, sameLeadWithinMs: FOREVER };
    }
    case 'newsletter':
      return { email, digest: digestOf(submission.payload), sameLeadKey: email, sameLeadWithinMs: FOREVER };
    case 'contact': {
      const digest = digestOf(submission.payload);
      return { email, digest, sameLeadKey: digest, sameLeadWithinMs: DAY_MS };
    }
  }
}

function digestOf(payload: object): string {
  const entries = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(entries));
}
