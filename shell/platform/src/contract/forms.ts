import type { FormName, SubmissionResult } from './api';
import type { FormConfig } from './area-manifest';

export type { FormConfig };

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
export function worded(words: FormConfig, result: SubmissionResult): WordedResult {
  if (result.status === 'accepted') return { ...result, message: words.success };
  const quoted = result.status === 'invalid' || (result.status === 'rejected' && words.quotesRefusals);
  return { ...result, message: (quoted && result.message) || words.failure };
}
