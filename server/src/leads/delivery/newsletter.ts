import { callOutside } from '../../http/outside-call';
import type { LeadOf } from '../lead';
import type { Destination } from './destination';

const SETTING = 'NEWSLETTER_FORM_URL';
const PROVIDER = { name: 'The newsletter provider', key: SETTING, address: SETTING };
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
      const post = { method: 'POST', body, signal, bytes: 0 };
      const { status, failure } = await callOutside(PROVIDER, formUrl, post);
      if (status >= 300 && !THANKS.has(status)) throw failure();
    },
  };
}
