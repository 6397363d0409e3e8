import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered answer with every form in which it may be sent, made once. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  etag: string;
}

/**
 * Compresses a body once. One that is kept in memory gets brotli at 9, where the gain of 11 would cost a first
 * visitor 100 ms and more; one that is sent once gets what costs next to nothing.
 */
export async function buildResponse(
  status: number,
  headers: Record<string, string>,
  text: string,
  isKept = false,
): Promise<PageResponse> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: isKept ? 6 : 1 }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, bodies: { br, gzip: gz, identity }, etag };
}

/** Sends a built answer in the best form that the browser takes; 304 when it has it already. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, page: PageResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const isKnown = page.status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(page.etag);
  const body = page.bodies[encoding];
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', page.etag);
  response.statusCode = isKnown ? 304 : page.status;
  if (isKnown) {
    response.end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Brotli before gzip before nothing; a coding with `q=0` is refused. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const takes = (coding: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [name, ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
