import type { FormName, FormOutcome, SubmissionResult } from '@sharemore/platform/contract';
import { forms, HONEYPOT, wordedFor } from '@sharemore/platform/contract/forms';
import type { Response } from 'express';
import { plainPage, plainPageHeaders } from '../http/plain-pages';

const STATUSES = { accepted: 200, invalid: 422, rejected: 502, failed: 503 } as const;

/** Sends the JSON response to a form's script. */
export function answerScript(response: Response, form: FormName, result: SubmissionResult): void {
  response.status(STATUSES[result.status]);
  if (result.status === 'failed') response.set('Retry-After', '10');
  if (result.status === 'invalid') response.json({ error: result.message, fields: result.fields });
  else if (result.status !== 'accepted') {
    response.json({ ...(form === 'registration' && { success: false }), error: result.message });
  } else if (form === 'registration') {
    response.json({ success: true, id: result.id, delivery: result.delivery });
  } else response.json({ ok: true, id: result.id });
}

/** Answers a newsletter post without script with a small page, shown in the form's frame or in the window. */
export function answerFrame(response: Response, result: SubmissionResult): void {
  const isIn = result.status === 'accepted';
  const text = (result.status === 'invalid' && result.fields.EMAIL) || result.message;
  sendFormPage(response, STATUSES[result.status], isIn ? 'Signed up' : 'Not signed up', text);
}

/** What the page shows after a post without script; it contains the typed values unless the form was accepted. */
export function outcomeOf(
  form: FormName,
  body: Record<string, unknown>,
  result: SubmissionResult,
): FormOutcome {
  const kept = Object.entries(body).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'returnTo' && entry[0] !== HONEYPOT,
  );
  const values = result.status === 'accepted' ? {} : Object.fromEntries(kept);
  return { form, result: wordedFor(form, result), values };
}

/** Answers a post without script when its outcome could not be stored for the page. */
export function answerWithoutOutcome(response: Response, form: FormName, result: SubmissionResult): void {
  const { success, failure } = forms[form];
  if (result.status === 'accepted') sendFormPage(response, 200, 'Sent', success);
  else sendNotSentPage(response, 503, failure);
}

/** Sends a small page of its own, for results that no page of the site can show. */
function sendFormPage(response: Response, status: number, title: string, text: string, more = ''): void {
  if (status === 503) response.set('Retry-After', '10');
  response
    .status(status)
    .set(plainPageHeaders)
    .send(plainPage(title, text, more));
}

/** Tells a browser that has left the form's page why the form was not sent. */
export function sendNotSentPage(response: Response, status: number, reason: string): void {
  const text = `${reason} Your browser’s back button brings back what you typed.`;
  // `_top`, because this page may be in the newsletter's frame.
  const link = '<p><a href="/" target="_top">ShareMore home page</a></p>';
  sendFormPage(response, status, 'Not sent', text, link);
}
