import { z } from 'zod';
import { callOutside, FaultError } from '../../http/outside-call';
import { wellFormed } from '../../http/well-formed';
import { plainText } from '../../observe/one-line';

const PIPEDRIVE = { name: 'Pipedrive', key: 'PIPEDRIVE_API_TOKEN', address: 'PIPEDRIVE_BASE_URL' };

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
   * @throws {FaultError} about the content with Pipedrive's error text, or `refusal` when it has none; every other may
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
    const request = { method, headers, body, signal };
    const { status, fault, failure, text } = await callOutside(PIPEDRIVE, address, request);
    const answer = envelope.safeParse(jsonOf(text)).data;
    if (answer && status < 300 && answer.success !== false) return answer.data;
    const isAboutContent = fault.about === 'content';
    if (answer && (status < 300 || isAboutContent))
      throw new FaultError(plainText(answer.error ?? '') || refusal, { about: 'content' });
    throw failure(isAboutContent ? { about: 'moment' } : fault);
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
