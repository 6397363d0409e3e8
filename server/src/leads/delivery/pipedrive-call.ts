import { z } from 'zod';
import { callOutside, faultOf } from '../../http/outside-call';
import { wellFormed } from '../../http/well-formed';
import { messageOf } from '../../observe/error-words';
import { plainText } from '../../observe/one-line';
import { DeliveryError } from './destination';

/** Far shorter than a lease, and longer than Pipedrive normally needs. */
export const CALL_LIMIT_MS = 10_000;

const SETTINGS = { key: 'PIPEDRIVE_API_TOKEN', address: 'PIPEDRIVE_BASE_URL' };

export interface PipedriveAccess {
  baseUrl: string;
  version: 'v1' | 'v2';
  token: string;
}

const envelope = z.object({
  success: z.boolean().optional(),
  data: z.unknown().optional(),
  error: z.string().optional().catch(undefined),
});

/** The credential goes into a header, never into an address that might be logged. */
export function pipedriveCall({ baseUrl, version, token }: PipedriveAccess) {
  const root = apiRoot(baseUrl, version);
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'x-api-token': token };

  /**
   * Calls Pipedrive and resolves with the data of its answer.
   * @throws {DeliveryError} about the content with Pipedrive's error text, or `refusal` when it has none; every other may
   * have had its effect
   */
  return async function call(
    method: 'GET' | 'POST',
    path: string,
    content: Record<string, unknown>,
    signal: AbortSignal,
    refusal = 'Unknown error occurred',
  ): Promise<unknown> {
    const address = new URL(`${root}${path}`);
    if (method === 'GET') {
      for (const [name, value] of Object.entries(content)) address.searchParams.set(name, String(value));
    }
    const body = method === 'GET' ? undefined : JSON.stringify(content);
    const sent = callOutside(address, { method, headers, body }, { limitMs: CALL_LIMIT_MS, signal });
    const { status, text, retryAfterMs } = await sent.catch((error) => {
      throw new DeliveryError(`Pipedrive did not answer: ${messageOf(error)}`);
    });
    const answer = envelope.safeParse(jsonOf(text)).data;
    if (answer && status < 300 && answer.success !== false) return answer.data;
    const fault = faultOf(status, SETTINGS);
    if (answer && (status < 300 || fault.about === 'content')) {
      throw new DeliveryError(plainText(answer.error ?? '') || refusal, { about: 'content' });
    }
    const isAboutContent = fault.about === 'content';
    throw new DeliveryError(`Pipedrive answered ${status}`, isAboutContent ? undefined : fault, {
      pauseMs: retryAfterMs,
    });
  };
}

/**
 * The root address of this API version; an address that already names the version is used unchanged. Version 1 is at `/v1`
 * of the shared host, all else at `/api`.
 */
function apiRoot(baseUrl: string, version: 'v1' | 'v2'): string {
  if (baseUrl.endsWith(`/${version}`)) return baseUrl;
  const plain = baseUrl.replace(/(\/api)?(\/v[12])?$/, '');
  const isShared = new URL(plain).hostname === 'api.pipedrive.com';
  return isShared && version === 'v1' ? `${plain}/v1` : `${plain}/api/${version}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return undefined;
  }
}
