import { DAY_MS } from '../async/day';
import { withTimeLimit } from '../async/time-limit';
import { codeOf, messageOf } from '../observe/error-words';

/** Bytes that are read of an answer from outside; what comes after them is left unread. */
const LARGEST_ANSWER = 1024 * 1024;

interface Limits {
  limitMs: number;
  signal?: AbortSignal;
  /** Bytes of the answer that are of use. */
  bytes?: number;
}

/**
 * Calls another service, and reads the start of its answer within the time limit, however slowly it comes. Redirects are
 * not followed: they would take credentials and personal data to another host. Rejects when there is no answer in time,
 * with an error that says why and repeats nothing of the request.
 * @returns the status, the text, and what `Retry-After` asks for; 0 without it
 */
export async function callOutside(
  address: string | URL,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  { limitMs, signal, bytes = LARGEST_ANSWER }: Limits,
) {
  const call = async (limit: AbortSignal) => {
    const { status, headers, body } = await fetch(address, { ...request, redirect: 'manual', signal: limit });
    const retryAfterMs = readRetryAfter(headers.get('Retry-After'), Date.now()) ?? 0;
    return { status, retryAfterMs, text: body ? await startOf(body, bytes) : '' };
  };
  try {
    return await withTimeLimit(limitMs, call, signal);
  } catch (error) {
    throw new Error(error instanceof TypeError ? codeOf(error.cause) || 'no connection' : messageOf(error));
  }
}

/** Reads `Retry-After` (seconds or an HTTP date) as milliseconds from now, at most a day. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return wait >= 0 ? Math.min(wait, DAY_MS) : undefined;
}

async function startOf(body: ReadableStream<Uint8Array>, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of body) {
    parts.push(part);
    read += part.byteLength;
    if (read >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}

/** What an answer that is no success is about: what was sent, something that staff must mend, or a moment's trouble. */
export interface Fault {
  about: 'content' | 'staff' | 'moment';
  /** What staff must mend. */
  mend?: string;
}

const ABOUT_CONTENT = new Set([400, 409, 413, 422]);
const ABOUT_MOMENT = new Set([408, 425, 429]);
const ABOUT_KEY = new Set([401, 403, 407]);

/**
 * Reads the status of an answer from any service by one rule: what does not name what was sent is never about it. Staff mend
 * the settings `key` when the service refuses it, and `address` when the service is not there.
 */
export function faultOf(status: number, { key, address }: Record<'key' | 'address', string>): Fault {
  if (ABOUT_CONTENT.has(status)) return { about: 'content' };
  // A success that cannot be read comes from something between us, as on the page of a firewall.
  if (status < 300 || status >= 500 || ABOUT_MOMENT.has(status)) return { about: 'moment' };
  if (status === 402) return { about: 'staff', mend: `the plan or its payment, at the account of ${key}` };
  if (ABOUT_KEY.has(status)) return { about: 'staff', mend: `${key}, or what its user may do` };
  return { about: 'staff', mend: address };
}

/** The line that staff read, in the same words for every service, when an answer needs them. */
export function staffLine(answer: string, mend: string): string {
  return `${answer}: staff must mend ${mend}; until then all is kept and tried again`;
}
