import { withTimeLimit } from '../../async/time-limit';
import { readRetryAfter } from '../../http/retry-after';
import { messageOf } from '../../observe/error-words';
import type { LeadOf } from '../lead';
import { type Destination, RefusedError, UnansweredError } from './destination';

const CALL_LIMIT_MS = 10_000;

/**
 * Posts newsletter sign-ups to the provider's subscribe form as a browser would. Providers keep one entry per address,
 * so a repeated post is harmless.
 */
export function newsletterDestination(
  formUrl: string,
  honeypotField: string,
  now: () => Promise<number>,
): Destination {
  return {
    kind: 'newsletter',
    concurrency: 2,
    async deliver(lead: LeadOf<'newsletter'>, { signal }) {
      const body = new URLSearchParams({ EMAIL: lead.payload.email, [honeypotField]: '' });
      const post = async (limit: AbortSignal) => {
        const response = await fetch(formUrl, { method: 'POST', body, redirect: 'manual', signal: limit });
        await response.body?.cancel();
        return response;
      };
      const { status, headers } = await withTimeLimit(CALL_LIMIT_MS, post, signal).catch((error) => {
        throw new UnansweredError(`The newsletter provider did not answer: ${messageOf(error)}`);
      });
      if (status < 400) return;
      const error = `The newsletter provider answered ${status}`;
      if (status !== 408 && status !== 429 && status < 500) throw new RefusedError(error);
      const retryAfterMs = readRetryAfter(headers.get('Retry-After'), await now());
      throw new UnansweredError(error, { retryAfterMs, pausesAll: true });
    },
  };
}
