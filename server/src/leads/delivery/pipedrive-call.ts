import { z } from 'zod';
import { readRetryAfter } from './backoff';

/** Shorter than a lease by far, longer than Pipedrive ever takes when it is well. */
const CALL_LIMIT_MS = 10_000;

/** What came back from one call. */
export type Answer =
  | { kind: 'ok'; data: unknown; additional: unknown }
  /** Pipedrive said no; `error` is its own text, where it gave one. */
  | { kind: 'refused'; status: number; error?: string }
  | Unanswered;

/** No usable answer: the call may or may not have had its effect. */
export interface Unanswered {
  kind: 'unanswered';
  reason: string;
  /** Nothing came within the time limit, so the effect may still be on its way. */
  silent: boolean;
  retryAfterMs?: number;
}

export interface PipedriveAccess {
  baseUrl: string;
  version: 'v1' | 'v2';
  token: string;
  fetch: typeof fetch;
  now: () => Promise<number>;
}

export type Call = (
  method: 'GET' | 'POST',
  path: string,
  content: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<Answer>;

const envelope = z.object({
  success: z.boolean().optional(),
  data: z.unknown().optional(),
  error: z.string().optional().catch(undefined),
  additional_data: z.unknown().optional(),
});

/** One way to call Pipedrive: the credential goes in a header, never in an address that might be logged. */
export function pipedriveCall({ baseUrl, version, token, fetch, now }: PipedriveAccess): Call {
  const roots = apiRoots(baseUrl, version);

  return async function call(method, path, content, signal): Promise<Answer> {
    const address = new URL(`${roots[0]}${path}`);
    if (method === 'GET') {
      for (const [name, value] of Object.entries(content)) address.searchParams.set(name, String(value));
    }
    const limit = AbortSignal.timeout(CALL_LIMIT_MS);
    try {
      const response = await fetch(address, {
        method,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'x-api-token': token },
        body: method === 'POST' ? JSON.stringify(content) : undefined,
        redirect: 'error',
        signal: AbortSignal.any([signal, limit]),
      });
      if (response.status === 404 && method === 'GET' && roots.length > 1) {
        await response.body?.cancel();
        roots.shift();
        return call(method, path, content, signal);
      }
      return judge(response.status, await response.text(), waitAskedFor(response.headers, await now()));
    } catch (error) {
      const silent = limit.aborted || signal.aborted;
      return { kind: 'unanswered', reason: silent ? 'no answer in time' : causeOf(error), silent };
    }
  };
}

/**
 * Where the API of this version may start; an address that names it already is taken as it is. Version 1 is at
 * `/v1` of the shared address and at `/api/v1` of a company's own: the first read that is not found moves on.
 */
function apiRoots(baseUrl: string, version: 'v1' | 'v2'): string[] {
  if (baseUrl.endsWith(`/${version}`)) return [baseUrl];
  const plain = baseUrl.replace(/(\/api)?(\/v[12])?$/, '');
  return version === 'v2' ? [`${plain}/api/v2`] : [`${plain}/v1`, `${plain}/api/v1`];
}

function judge(status: number, text: string, retryAfterMs: number | undefined): Answer {
  const body = parse(text);
  if (status === 429 || status === 408 || status === 425 || !body) {
    return { kind: 'unanswered', reason: `status ${status}`, silent: false, retryAfterMs };
  }
  if (status < 400 && body.success !== false) {
    return { kind: 'ok', data: body.data, additional: body.additional_data };
  }
  if (status >= 500 && !body.error) {
    return { kind: 'unanswered', reason: `status ${status}`, silent: false, retryAfterMs };
  }
  return { kind: 'refused', status, error: body.error || undefined };
}

function parse(text: string) {
  try {
    const result = envelope.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function waitAskedFor(headers: Headers, now: number): number | undefined {
  return (
    readRetryAfter(headers.get('Retry-After'), now) ?? readRetryAfter(headers.get('x-ratelimit-reset'), now)
  );
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return 'no connection';
}
