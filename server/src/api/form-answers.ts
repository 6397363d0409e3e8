import type { FormName, FormOutcome, SubmissionResult } from '@sharemore/platform/contract';
import { type FormConfig, HONEYPOT, worded } from '@sharemore/platform/contract/forms';
import type { Response } from 'express';
import { serviceUnavailable } from '../http/because';
import { plainPage, plainPageHeaders } from '../http/plain-pages';

const STATUSES = { accepted: 200, invalid: 422, rejected: 502, failed: 503 } as const;

/** Sends the JSON response to a form's script. */
export function answerScript(
  response: Response,
  form: FormName,
  words: FormConfig,
  result: SubmissionResult,
): void {
  setStatus(response, STATUSES[result.status]);
  const isRegistration = form === 'registration';
  if (result.status === 'accepted') {
    const { id, delivery } = result;
    response.json(isRegistration ? { success: true, id, delivery } : { ok: true, id });
  } else if (result.status === 'invalid') {
    response.json({ error: result.message, fields: result.fields });
  } else {
    const error = result.status === 'rejected' ? result.message : words.failure;
    response.json({ ...(isRegistration && { success: false }), error });
  }
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
  return { form, result, values: result.status === 'accepted' ? {} : Object.fromEntries(kept) };
}

/** Answers a post without script by a small page, when no page can show the outcome. */
export function answerOnSmallPage(response: Response, words: FormConfig, result: SubmissionResult): void {
  const [wrongField] = result.status === 'invalid' ? Object.values(result.fields) : [];
  if (result.status === 'accepted') response.set(plainPageHeaders).send(plainPage('Sent', words.success));
  else sendNotSentPage(response, STATUSES[result.status], wrongField ?? worded(words, result).message);
}

/** Tells a browser that has left the form's page why the form was not sent. */
export function sendNotSentPage(response: Response, status: number, reason: string): void {
  const text = `${reason} Your browser’s back button usually brings back what you typed.`;
  const link = '<p><a href="/">ShareMore home page</a></p>';
  setStatus(response, status);
  response.set(plainPageHeaders).send(plainPage('Not sent', text, link));
}

function setStatus(response: Response, status: number): void {
  if (status === 503) serviceUnavailable(response, 'lead-store', 10);
  else response.status(status);
}
