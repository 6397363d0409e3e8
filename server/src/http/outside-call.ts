import { withTimeLimit } from '@sharemore/platform/time-limit';
import { DAY_MS } from '../async/day';
import { codeOf, messageOf } from '../observe/error-words';

/** Milliseconds for a whole answer. Far shorter than the lease of a lead, and longer than services normally need. */
export const CALL_LIMIT_MS = 10_000;
/** Bytes that are read of an answer from outside; what comes after them is left unread. */
const LARGEST_ANSWER = 1024 * 1024;

/** Another service, and the settings that staff mend when it refuses the key, or is not there. */
export interface Service {
  name: string;
  key: string;
  address: string;
}

/** What an answer that is no success is about: what was sent, something that staff must mend, or a moment's trouble. */
export interface Fault {
  about: 'content' | 'staff' | 'moment';
  /** What staff must mend. */
  mend?: string;
}

/** Why something was not done for which another service is needed. */
export class FaultError extends Error {
  /**
   * @param message for staff, and for the visitor whose content is refused
   * @param waits `waitMs`: not before that; `pauseMs`: nothing of its kind before that
   */
  constructor(
    message: string,
    readonly fault: Fault = { about: 'moment' },
    readonly waits: { waitMs?: number; pauseMs?: number } = {},
  ) {
    const { mend } = fault;
    super(mend ? `${message}: staff must mend ${mend}; until then all is kept and tried again` : message);
  }
}

interface Call extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  signal: AbortSignal;
  /** Bytes of the answer that are of use. */
  bytes?: number;
}

/**
 * Calls another service, and reads the start of its answer within the time limit, however slowly it comes. Redirects are
 * not followed: they would take credentials and personal data to another host.
 * @returns the status, the text, what the status is about, and a function that makes an error of the answer
 * @throws {FaultError} when there is no answer in time; it says why and repeats nothing of the request
 */
export async function callOutside(
  service: Service,
  address: string | URL,
  { signal, bytes = LARGEST_ANSWER, ...request }: Call,
) {
  const call = async (limit: AbortSignal) => {
    const { status, headers, body } = await fetch(address, { ...request, redirect: 'manual', signal: limit });
    const pauseMs = readRetryAfter(headers.get('Retry-After'), Date.now());
    const fault = faultOf(status, service);
    const failure = (as = fault) => new FaultError(`${service.name} answered ${status}`, as, { pauseMs });
    return { status, fault, failure, text: body ? await startOf(body, bytes) : '' };
  };
  return withTimeLimit(CALL_LIMIT_MS, call, signal).catch((error) => {
    const reason = error instanceof TypeError ? codeOf(error.cause) || 'no connection' : messageOf(error);
    throw new FaultError(`${service.name} did not answer: ${reason}`);
  });
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

const ABOUT_CONTENT = new Set([400, 409, 413, 422]);
const ABOUT_MOMENT = new Set([408, 425, 429]);
const ABOUT_KEY = new Set([401, 403, 407]);

/**
 * Reads the status of an answer from any service by one rule: what does not name what was sent is never about it. Staff mend
 * the settings `key` when the service refuses it, and `address` when the service is not there.
 */
export function faultOf(status: number, { key, address }: Service): Fault {
  if (ABOUT_CONTENT.has(status)) return { about: 'content' };
  // A success that cannot be read comes from something between us, as on the page of a firewall.
  if (status < 300 || status >= 500 || ABOUT_MOMENT.has(status)) return { about: 'moment' };
  if (status === 402) return { about: 'staff', mend: `the plan or its payment, at the account of ${key}` };
  if (ABOUT_KEY.has(status)) return { about: 'staff', mend: `${key}, or what its user may do` };
  return { about: 'staff', mend: address };
}
