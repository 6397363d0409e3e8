import type { FormName, SubmissionResult } from './api';

/** A form as its area declares it: where it stands, and its words (spec sections 4 and 8). */
export interface FormConfig {
  /** The page with the form, to which a post without script returns; `:name` stands for the form's field of that name. */
  page: string;
  /** The id of the form's element on that page. */
  place: string;
  success: string;
  failure: string;
  /** Shown when the server does not answer; `failure` by default. */
  unexpected?: string;
  /** Whether the server's message for a refusal is shown in place of `failure`. */
  quotesRefusals?: boolean;
}

/** The addresses to which forms post, with and without script. */
export const formActions: Record<FormName, string> = {
  contact: '/api/contact',
  registration: '/api/registrations',
  newsletter: '/api/newsletter',
  employer: '/api/employer-requests',
};

/** The name of the honeypot field; the newsletter form uses its provider's name instead. */
export const HONEYPOT = 'preferred_topic';

/** A result with what the visitor reads. */
export type WordedResult = SubmissionResult & { message: string };

/** The result in the words of its form. */
export function worded(
  { success, failure, quotesRefusals }: Pick<FormConfig, 'success' | 'failure' | 'quotesRefusals'>,
  result: SubmissionResult,
): WordedResult {
  if (result.status === 'accepted') return { ...result, message: success };
  const quoted = result.status === 'invalid' || (result.status === 'rejected' && quotesRefusals);
  return { ...result, message: (quoted && result.message) || failure };
}
