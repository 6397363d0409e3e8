import { z } from 'zod';
import { TimeLimitError } from '../../async/time-limit';
import { callOutside, faultOf } from '../../http/outside-call';
import { readRetryAfter } from '../../http/retry-after';
import { wellFormed } from '../../http/well-formed';
import { codeOf } from '../../observe/error-words';
import { plainText } from '../../observe/one-line';
import { RefusedError, UnansweredError } from './destination';

/** Far shorter than a lease, and longer than Pipedrive normally needs. */
const CALL_LIMIT_MS = 10_000;

/** After this time a call without an answer has taken effect or never will, and Pipedrive's search finds a new person. */
export const CERTAIN_AFTER_MS = 30_000;

const SETTINGS = { key: 'PIPEDRIVE_API_TOKEN', address: 'PIPEDRIVE_BASE_URL' };
const MISSING = new Set([404, 410]);

export interface PipedriveAccess {
  baseUrl: string;
  version: 'v1' | 'v2';
  token: string;
  now: () => Promise<number>;
}

const envelope = z.object({
  success: z.boolean().optional(),
  data: z.unknown().optional(),
  error: z.string().optional().catch(undefined),
});

/** The credential goes into a header, never into an address that might be logged. */
export function pipedriveCall({ baseUrl, version, token, now }: PipedriveAccess) {
  let roots = apiRoots(baseUrl, version);

  /**
   * Calls Pipedrive and resolves with the content of its answer.
   * @throws {RefusedError} with Pipedrive's error text, or `refusal` when it has none
   * @throws {UnansweredError} when the answer does not say whether there was an effect, or is not about this lead
   */
  return async function call(
    method: 'GET' | 'POST',
    path: string,
    content: Record<string, unknown>,
    signal: AbortSignal,
    refusal = 'Unknown error occurred',
    [root = '', ...otherRoots] = roots,
  ): Promise<{ data?: unknown }> {
    const address = new URL(`${root}${path}`);
    if (method === 'GET') {
      for (const [name, value] of Object.entries(content)) address.searchParams.set(name, String(value));
    }
    const request = {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'x-api-token': token },
      body: method === 'GET' ? undefined : JSON.stringify(content),
    };
    const sent = callOutside(address, request, { limitMs: CALL_LIMIT_MS, signal });
    const { status, headers, text } = await sent.catch((error) => {
      const isLate = error instanceof TimeLimitError || signal.aborted;
      throw unanswered(method, `did not answer: ${isLate ? 'no answer in time' : causeOf(error)}`);
    });
    if (status === 404 && method === 'GET' && otherRoots.length > 0) {
      return call(method, path, content, signal, refusal, otherRoots);
    }
    const body = envelope.safeParse(jsonOf(text)).data;
    const isSuccess = status < 300;
    if (body && isSuccess && body.success !== false) {
      roots = [root];
      return body;
    }
    const fault = faultOf(status, SETTINGS);
    // What is missing is the person or the deal that a call names; for a call that names none it is the address.
    const isMissing = MISSING.has(status) && (/\d/.test(path) || 'person_id' in content);
    if (body && (isSuccess || isMissing || fault.about === 'content')) {
      throw new RefusedError(plainText(body.error ?? '') || refusal, isMissing);
    }
    throw unanswered(method, `answered ${status}`, {
      waitMs: readRetryAfter(headers.get('Retry-After'), await now()),
      mend: fault.about === 'staff' ? fault.mend : undefined,
    });
  };
}

/** A POST without an answer may have succeeded, so the next attempt waits before it searches for the result. */
function unanswered(
  method: string,
  reason: string,
  { waitMs = 0, mend }: { waitMs?: number; mend?: string } = {},
): UnansweredError {
  const doubtMs = method === 'POST' ? CERTAIN_AFTER_MS : 0;
  return new UnansweredError(`Pipedrive ${reason}`, {
    retryAfterMs: Math.max(waitMs, doubtMs),
    pausesAll: waitMs > 0,
    mend,
  });
}

/**
 * The possible root addresses of this API version; an address that already names the version is used unchanged.
 * Version 1 is at `/v1` of the shared host and at `/api/v1` of a company's own host: a GET that gets 404 tries the
 * next root until one answers.
 */
function apiRoots(baseUrl: string, version: 'v1' | 'v2'): string[] {
  if (baseUrl.endsWith(`/${version}`)) return [baseUrl];
  const plain = baseUrl.replace(/(\/api)?(\/v[12])?$/, '');
  return version === 'v2' ? [`${plain}/api/v2`] : [`${plain}/v1`, `${plain}/api/v1`];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  return codeOf(error instanceof Error ? (error.cause ?? error) : error) || 'no connection';
}
