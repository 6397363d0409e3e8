import { z } from 'zod';
import { TimeLimitError, withTimeLimit } from '../../async/time-limit';
import { readRetryAfter } from '../../http/retry-after';
import { codeOf } from '../../observe/error-words';
import { RefusedError, UnansweredError } from './destination';

/** Far shorter than a lease, and longer than Pipedrive normally needs. */
const CALL_LIMIT_MS = 10_000;

/** After this time a call without an answer has taken effect or never will, and Pipedrive's search finds a new person. */
export const CERTAIN_AFTER_MS = 30_000;

/** Temporary errors that say nothing about the lead. */
const TEMPORARY = new Set([408, 425, 429]);
const NO_SUCH_CALL = new Set([404, 405, 410]);

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
   * @throws {UnansweredError} when the call may or may not have had an effect, or the token or address is wrong
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
    const send = async (limit: AbortSignal) => {
      const response = await fetch(address, {
        method,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'x-api-token': token },
        body: method === 'GET' ? undefined : JSON.stringify(content),
        redirect: 'error',
        signal: limit,
      });
      const { status, headers } = response;
      return { status, headers, json: await response.json().catch(ignoreNonJson) };
    };
    const { status, headers, json } = await withTimeLimit(CALL_LIMIT_MS, send, signal).catch((error) => {
      const isLate = error instanceof TimeLimitError || signal.aborted;
      throw unanswered(method, isLate ? 'no answer in time' : causeOf(error));
    });
    if (status === 404 && method === 'GET' && otherRoots.length > 0) {
      return call(method, path, content, signal, refusal, otherRoots);
    }
    const body = envelope.safeParse(json).data;
    if (body && status < 400 && body.success !== false) {
      roots = [root];
      return body;
    }
    // A path with an id may name a deleted person or deal; any other path is missing only when the address is wrong.
    const isNoCall = NO_SUCH_CALL.has(status) && method === 'GET' && !/\d/.test(path);
    const needsStaff = status === 401 || status === 403 || isNoCall;
    if (body && status < 500 && !needsStaff && !TEMPORARY.has(status)) {
      throw new RefusedError(body.error || refusal, NO_SUCH_CALL.has(status));
    }
    throw unanswered(method, `status ${status}`, {
      waitMs: readRetryAfter(headers.get('Retry-After'), await now()),
      refusal: status >= 500 ? body?.error : undefined,
      needsStaff,
    });
  };
}

/** A POST without an answer may have succeeded, so the next attempt waits before it searches for the result. */
function unanswered(
  method: string,
  reason: string,
  { waitMs = 0, refusal = '', needsStaff = false } = {},
): UnansweredError {
  const doubtMs = method === 'POST' ? CERTAIN_AFTER_MS : 0;
  return new UnansweredError(`Pipedrive did not answer: ${reason}`, {
    retryAfterMs: Math.max(waitMs, doubtMs),
    pausesAll: waitMs > 0,
    refusal,
    needsStaff,
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

function ignoreNonJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

function causeOf(error: unknown): string {
  return codeOf(error instanceof Error ? (error.cause ?? error) : error) || 'no connection';
}
