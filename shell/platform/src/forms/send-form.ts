/** How long a form waits for its answer; the server's own time limits towards others are shorter. */
const ANSWER_WITHIN_MS = 20_000;

export type FormAnswer =
  | { kind: 'accepted' }
  /** The server said no; `error` and `fields` as it gave them. */
  | { kind: 'refused'; error: string | null; fields: Record<string, string> }
  /** No answer, or none that could be read as one. */
  | { kind: 'unexpected' };

/**
 * Posts the values as JSON. The same key for the same content makes a repeated try the same submission on
 * the server. Never throws.
 */
export async function sendForm(action: string, body: string, key: string): Promise<FormAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && !saysNo(answer)) return { kind: 'accepted' };
    return { kind: 'refused', error: errorOf(answer), fields: fieldsOf(answer) };
  } catch (reason) {
    console.error('The form could not be sent.', reason);
    return { kind: 'unexpected' };
  }
}

function saysNo(answer: unknown): boolean {
  return isRecord(answer) && answer.success === false;
}

function errorOf(answer: unknown): string | null {
  return isRecord(answer) && typeof answer.error === 'string' && answer.error ? answer.error : null;
}

function fieldsOf(answer: unknown): Record<string, string> {
  if (!isRecord(answer) || !isRecord(answer.fields)) return {};
  return Object.fromEntries(
    Object.entries(answer.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
