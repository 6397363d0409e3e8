import { hash } from 'node:crypto';
import type { Submission } from './lead';

export type Identity = ReturnType<typeof identityOf>;

/** A button that was pressed twice, or an answer that was lost. What comes later is a new wish. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/**
 * Decides whether two submissions are the same lead: those of one kind with the same `sameLeadKey` are, while it is not
 * delivered and for `sameLeadWithinMs`. There is one registration per email and company for ever, because a second deal
 * would be a duplicate in the CRM. A message with the same values, and a sign-up of the same address, are delivered again
 * when they come later: the mail may have been missed, the reader may have unsubscribed.
 */
export function identityOf(submission: Submission) {
  const { kind, payload } = submission;
  const email = ('workEmail' in payload ? payload.workEmail : payload.email).toLowerCase();
  if (kind === 'registration') {
    // The rest comes from the sheet, which may change between two attempts.
    const { companyName, pipelineId, ...sent } = submission.payload;
    const sameLeadKey = `${email} ${sent.companySlug}`;
    return { email, digest: digestOf(sent), sameLeadKey, sameLeadWithinMs: Number.MAX_SAFE_INTEGER };
  }
  const digest = digestOf(payload);
  const sameLeadKey = kind === 'newsletter' ? email : digest;
  return { email, digest, sameLeadKey, sameLeadWithinMs: REPEATED_WITHIN_MS };
}

/** A hash of all values that the visitor sent. */
function digestOf(payload: object): string {
  const entries = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(entries));
}
