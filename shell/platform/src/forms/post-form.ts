import type { FormName, SubmissionResult } from '../contract';
import { forms, wordedFor } from '../contract/forms';

/** How long a form waits for its answer; the server's own time limits towards others are shorter. */
const ANSWER_WITHIN_MS = 20_000;

interface Answer {
  success?: boolean;
  id?: string;
  delivery?: 'queued' | 'delivered';
  error?: string;
  fields?: Record<string, string>;
}

/**
 * Posts the values as JSON. The same key for the same content makes a repeated try the same submission on
 * the server. Never throws.
 */
export async function postForm(form: FormName, body: string, key: string): Promise<SubmissionResult> {
  const { action, success, unexpected } = forms[form];
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: Answer = (await response.json().catch(() => null)) ?? {};
    if (response.ok && answer.success !== false) {
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
  }
}
