import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** An answer that is sent once or many times: pages, the feed, the sheet, the sitemap. */
export interface PreparedBody {
  status: number;
  headers: Record<string, string>;
  identity: Buffer;
  /** Made when first asked for, and kept with the body. */
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  /** Whether it stays in memory, so that it is worth a better compression. */
  isKept: boolean;
}

export function prepareBody(
  status: number,
  headers: Record<string, string>,
  text: string,
  isKept = false,
): PreparedBody {
  const identity = Buffer.from(text);
  const common = { ...headers, vary: 'Accept-Encoding' };
  const isStored = !headers['cache-control']?.includes('no-store');
  return {
    status,
    // Weak, since one body goes out in three encodings.
    headers: isStored ? { ...common, etag: `W/"${digest(identity)}"` } : common,
    identity,
    compressed: {},
    isKept,
  };
}

/** The same body with more headers; what must not be stored stays so. */
export function withHeaders(body: PreparedBody, headers: Record<string, string>): PreparedBody {
  if (Object.keys(headers).length === 0) return body;
  const merged: Record<string, string> = { ...body.headers, ...headers };
  if (headers.vary) merged.vary = `Accept-Encoding, ${headers.vary}`;
  const own = body.headers['cache-control'];
  if (own?.includes('no-store')) merged['cache-control'] = own;
  if (merged['cache-control']?.includes('no-store')) delete merged.etag;
  return { ...body, headers: merged };
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** Sends a prepared body in the best form that the client takes; 304 when it has it already. */
export async function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  body: PreparedBody,
): Promise<void> {
  if (body.status === 200 && fresh(request.headers, body.headers)) {
    response.writeHead(304, body.headers).end();
    return;
  }
  const encoding = chooseEncoding(request);
  const bytes = encoding === 'identity' ? body.identity : await compress(body, encoding);
  response.writeHead(body.status, {
    ...body.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Compresses a body once. One that is kept in memory gets brotli at 9, where the gain of 11 would cost a first
 * visitor 100 ms and more; one that is sent once gets what costs next to nothing.
 */
function compress(body: PreparedBody, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const { identity, compressed, isKept } = body;
  if (encoding === 'gzip') {
    compressed.gzip ??= promisify(gzip)(identity, { level: isKept ? 6 : 1 });
    return compressed.gzip;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  compressed.br ??= promisify(brotliCompress)(identity, { params });
  return compressed.br;
}

/** Brotli before gzip before nothing, whatever order the client names them in. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): 'br' | 'gzip' | 'identity' {
  const taken = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}
