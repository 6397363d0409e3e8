import { callOutside, faultOf } from '../../http/outside-call';
import { messageOf } from '../../observe/error-words';
import type { LeadOf } from '../lead';
import { DeliveryError, type Destination } from './destination';

const CALL_LIMIT_MS = 10_000;
const SETTINGS = { key: 'NEWSLETTER_FORM_URL', address: 'NEWSLETTER_FORM_URL' };
/** A redirect to a page that thanks; by any other the provider asks for the post at another address. */
const THANKS = new Set([302, 303]);

/**
 * Posts newsletter sign-ups to the provider's subscribe form as a browser would. Providers keep one entry per address,
 * so a repeated post is harmless.
 */
export function newsletterDestination(formUrl: string, honeypotField: string): Destination {
  return {
    kind: 'newsletter',
    concurrency: 2,
    async deliver(lead: LeadOf<'newsletter'>, { signal }) {
      const body = new URLSearchParams({ EMAIL: lead.payload.email, [honeypotField]: '' });
      const limits = { limitMs: CALL_LIMIT_MS, signal, bytes: 0 };
      const call = callOutside(formUrl, { method: 'POST', body }, limits);
      const { status, retryAfterMs } = await call.catch((error) => {
        throw new DeliveryError(`The newsletter provider did not answer: ${messageOf(error)}`);
      });
      if (status < 300 || THANKS.has(status)) return;
      const fault = faultOf(status, SETTINGS);
      throw new DeliveryError(`The newsletter provider answered ${status}`, fault, { pauseMs: retryAfterMs });
    },
  };
}
