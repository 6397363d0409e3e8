import { randomUUID } from 'node:crypto';
import type { FormName, FormOutcome } from '@sharemore/platform/contract';
import type { Response } from 'express';
import { sendFormPage } from './form-page';
import { HONEYPOT } from './form-schemas';

/** What a post came to, before it is put in words for a script or for a browser. */
export type FormResult =
  | { status: 'stored'; id: string; delivery: 'delivered' | 'queued' }
  /** The provider refused; the lead is kept for staff. */
  | { status: 'rejected'; error: string }
  /** The honeypot was filled in: nothing was kept, and the sender is not told. */
  | { status: 'trapped' }
  | { status: 'invalid'; error: string; fields: Record<string, string> }
  /** The store could not write. */
  | { status: 'failed' };

/** The texts of spec sections 4 and 8, and of what the spec leaves open. */
const TEXTS: Record<FormName, { success: string; failure: string }> = {
  contact: {
    success: "Thank you for your message! We'll get back to you soon.",
    failure: 'There was an error sending your message. Please try again.',
  },
  registration: {
    success: 'Thank you! Your registration has been submitted successfully.',
    failure: 'Failed to submit registration. Please try again.',
  },
  newsletter: {
    success: "Sign up successful! Welcome to ShareMore's newsletter mailing list.",
    failure: 'There was an error signing you up. Please try again.',
  },
};

/** Answers a script, in the shapes of `design.md`; the newsletter's answer is a small page. */
export function answerScript(response: Response, form: FormName, result: FormResult): void {
  if (form === 'newsletter') answerNewsletter(response, result);
  else if (result.status === 'invalid') {
    response.status(422).json({ error: result.error, fields: result.fields });
  } else if (form === 'contact') answerContact(response, result);
  else answerRegistration(response, result);
}

function answerContact(response: Response, result: FormResult): void {
  if (result.status === 'failed') response.status(503).json({ error: TEXTS.contact.failure });
  else response.json({ ok: true, id: idOf(result) });
}

function answerRegistration(response: Response, result: FormResult): void {
  if (result.status === 'failed') {
    response.status(503).json({ success: false, error: TEXTS.registration.failure });
  } else if (result.status === 'rejected') {
    response.status(502).json({ success: false, error: result.error });
  } else {
    const delivery = result.status === 'stored' ? result.delivery : 'queued';
    response.json({ success: true, id: idOf(result), delivery });
  }
}

function answerNewsletter(response: Response, result: FormResult): void {
  const { success, failure } = TEXTS.newsletter;
  if (result.status === 'invalid') {
    sendFormPage(response, {
      status: 422,
      title: 'Not signed up',
      text: result.fields.EMAIL ?? result.error,
    });
  } else if (result.status === 'failed') {
    sendFormPage(response, { status: 503, title: 'Not signed up', text: failure });
  } else {
    sendFormPage(response, { status: 200, title: 'Signed up', text: success });
  }
}

/** A trapped sender gets an id too, and never learns that nothing has it. */
function idOf(result: FormResult): string {
  return result.status === 'stored' ? result.id : randomUUID();
}

/** What the page shows after a post without script. */
export function outcomeOf(form: FormName, body: Record<string, unknown>, result: FormResult): FormOutcome {
  const { success, failure } = TEXTS[form];
  if (result.status === 'stored' || result.status === 'trapped') {
    return { form, status: 'success', message: success, fields: {}, values: {} };
  }
  const refusal = result.status === 'failed' ? failure : result.error;
  const fields = result.status === 'invalid' ? result.fields : {};
  return { form, status: 'error', message: refusal || failure, fields, values: keptValues(body) };
}

/** Answers a browser without script when the outcome itself could not be kept for its page. */
export function answerWithoutOutcome(response: Response, form: FormName, result: FormResult): void {
  const { success, failure } = TEXTS[form];
  if (result.status === 'stored') sendFormPage(response, { status: 200, title: 'Sent', text: success });
  else {
    const text = `${failure} Your browser’s back button brings back what you typed.`;
    sendFormPage(response, { status: 503, title: 'Not sent', text });
  }
}

/** What the visitor typed, so that nothing has to be typed twice. */
function keptValues(body: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(body).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'returnTo' && entry[0] !== HONEYPOT,
  );
  return Object.fromEntries(kept);
}
