import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** An answer in every form in which it may be sent: pages, the feed, the sheet, the sitemap. */
export interface PreparedBody {
  status: number;
  headers: Record<string, string>;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/**
 * Compresses a body once. One that is kept in memory gets brotli at 9, where the gain of 11 would cost a first
 * visitor 100 ms and more; one that is sent once gets what costs next to nothing.
 */
export async function prepareBody(
  status: number,
  headers: Record<string, string>,
  text: string,
  isKept = false,
): Promise<PreparedBody> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: isKept ? 6 : 1 }),
  ]);
  // Weak, since one body goes out in three encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: { ...headers, vary: 'Accept-Encoding', etag },
    bodies: { br, gzip: gz, identity },
  };
}

/** Sends a prepared body in the best form that the client takes; 304 when it has it already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, body: PreparedBody): void {
  for (const [name, value] of Object.entries(body.headers)) response.setHeader(name, value);
  if (body.status === 200 && fresh(request.headers, body.headers)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(request);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(body.status, { 'Content-Length': body.bodies[encoding].length });
  response.end(request.method === 'HEAD' ? undefined : body.bodies[encoding]);
}

/** Brotli before gzip before nothing, whatever order the client names them in. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): 'br' | 'gzip' | 'identity' {
  const taken = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}
