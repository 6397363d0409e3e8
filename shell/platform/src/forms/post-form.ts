import { forgetEarlyData } from '@sharemore/platform/page';
import type { FormName, SubmissionResult } from '../contract';
import { forms, HONEYPOT, wordedFor } from '../contract/forms';

/** How long a form waits for its answer; the server's own time limits towards others are shorter. */
const ANSWER_WITHIN_MS = 20_000;

interface Answer {
  /** One of the two is true where the submission is stored; another form's answer says neither. */
  success?: boolean;
  ok?: boolean;
  id?: string;
  delivery?: 'queued' | 'delivered';
  error?: string;
  fields?: Record<string, string>;
}

/** The key of each content that was sent and had no answer yet, so that trying again is the same submission. */
const keys = new Map<string, string>();

/** Posts the values as JSON, and says what came of it in the form's words. Never throws. */
export async function postForm(form: FormName, values: Record<string, string>): Promise<SubmissionResult> {
  const { action, success, failure, unexpected = failure } = forms[form];
  // Where to return to and the honeypot are for browsers without script and for programs.
  const { returnTo: _returnTo, [HONEYPOT]: honeypot, ...typed } = values;
  const body = JSON.stringify(honeypot ? values : typed);
  const key = keys.get(action + body) ?? newKey();
  keys.set(action + body, key);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: Answer = (await response.json().catch(() => null)) ?? {};
    // Sent again after a refusal it is another submission: what was wrong may have been mended on our side.
    if (response.status < 500) keys.delete(action + body);
    if (answer.success || answer.ok) {
      return {
        status: 'accepted',
        message: success,
        id: answer.id ?? '',
        delivery: answer.delivery ?? 'queued',
      };
    }
    const message = answer.error ?? '';
    return wordedFor(
      form,
      answer.fields ? { status: 'invalid', message, fields: answer.fields } : { status: 'rejected', message },
    );
  } catch (reason) {
    console.error('The form could not be sent.', reason);
    return { status: 'failed', message: unexpected };
  } finally {
    forgetEarlyData();
  }
}

/** `randomUUID` exists on secure origins only; the key needs to be unique, not secret. */
function newKey(): string {
  return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-');
}
