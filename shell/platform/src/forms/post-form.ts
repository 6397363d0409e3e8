import type { FormName } from '../contract';
import { type FormConfig, formActions, HONEYPOT, type WordedResult, worded } from '../contract/forms';

/** Longer than the server's own time limits for outside services. */
const TIME_LIMIT_MS = 20_000;

interface Answer {
  /** `success` or `ok`, depending on the form, is true if the submission is stored. */
  success?: boolean;
  ok?: boolean;
  id?: string;
  delivery?: 'queued' | 'delivered';
  /** Not a text in the answers of some gateways. */
  error?: unknown;
  fields?: Record<string, string>;
}

/** The idempotency key of each unanswered submission by its content, so that a retry is the same submission. */
const keys = new Map<string, string>();

/** Posts the values as JSON, and returns the result in the form's words. Never throws. */
export async function postForm(
  form: FormName,
  words: FormConfig,
  values: Record<string, string>,
): Promise<WordedResult> {
  const action = formActions[form];
  // `returnTo` is for browsers without script, an empty honeypot for nobody.
  const { returnTo: _returnTo, [HONEYPOT]: honeypot, ...typed } = values;
  const body = JSON.stringify(honeypot ? values : typed);
  // Not `randomUUID`, which exists on secure origins only: the key must be unique, not secret.
  const key = keys.get(action + body) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  keys.set(action + body, key);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const answer: Answer = (await response.json().catch(() => null)) ?? {};
    // The next attempt after a 4xx gets a new key: the cause may have been fixed on the server. After a 5xx, which is
    // also the CRM's refusal of a stored registration (502), it is the same submission again.
    if (response.status < 500) keys.delete(action + body);
    const { id = '', delivery = 'queued', error, fields } = answer;
    const message = typeof error === 'string' ? error : '';
    if (answer.success || answer.ok) return worded(words, { status: 'accepted', id, delivery });
    return worded(words, fields ? { status: 'invalid', message, fields } : { status: 'rejected', message });
  } catch (reason) {
    console.error('The form could not be sent.', reason);
    return { status: 'failed', message: words.unexpected ?? words.failure };
  }
}
