import type { FormName, SubmissionResult } from './api';

interface FormDefinition {
  /** The address of the post, with and without script. */
  action: string;
  /** The id of the form's element on its page. */
  place: string;
  success: string;
  failure: string;
  /** Shown when the server does not answer; `failure` by default. */
  unexpected?: string;
  /** Whether the server's message for a refusal is shown in place of `failure`. */
  quotesRefusals: boolean;
}

/** The name of the honeypot field; the newsletter form uses its provider's name instead. */
export const HONEYPOT = 'preferred_topic';

/** The addresses and texts of the four forms (spec sections 4, 7 and 8); their checks are in `form-checks.ts`. */
export const forms: Record<FormName, FormDefinition> = {
  contact: {
    action: '/api/contact',
    place: 'contact-form',
    success: "Thank you for your message! We'll get back to you soon.",
    failure: 'There was an error sending your message. Please try again.',
    quotesRefusals: false,
  },
  registration: {
    action: '/api/registrations',
    place: 'register',
    success: 'Thank you! Your registration has been submitted successfully.',
    failure: 'Failed to submit registration. Please try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
    quotesRefusals: true,
  },
  newsletter: {
    action: '/api/newsletter',
    place: 'newsletter',
    success: "Sign up successful! Welcome to ShareMore's newsletter mailing list.",
    failure: 'There was an error signing you up. Please try again.',
    quotesRefusals: true,
  },
  employer: {
    action: '/api/employer-requests',
    place: 'request-employer',
    success: 'Thank you! We will look into your employer’s Sharesave, and write to you when there is news.',
    failure: 'There was an error sending your request. Please try again.',
    quotesRefusals: true,
  },
};

/** The result with the form's message for the visitor. */
export function wordedFor(form: FormName, result: SubmissionResult): SubmissionResult {
  const { quotesRefusals, failure, success } = forms[form];
  if (result.status === 'accepted') return { ...result, message: success };
  const isQuoted = quotesRefusals || result.status === 'invalid';
  return { ...result, message: (isQuoted && result.message) || failure };
}
