import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { inTurn } from '../async/in-turn';
import { because, type Cause } from './because';

/** In bytes: includes any page, excludes a sheet of thousands of companies, which changes each minute. */
const MOST_FOR_BEST = 256 * 1024;

/** A response body with headers, ready to be sent repeatedly: pages, the feed, the sheet, the sitemap. */
export interface PreparedBody {
  status: number;
  headers: Record<string, string>;
  identity: Buffer;
  /** Made from the first use on, and shared by copies with other headers. */
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  /** Whether the body is sent often enough to justify slower compression. */
  isFrequent: boolean;
  /** Of a 503. */
  cause?: Cause;
}

export function prepareBody(
  status: number,
  headers: Record<string, string>,
  text: string | Buffer,
  isFrequent = false,
): PreparedBody {
  const identity = typeof text === 'string' ? Buffer.from(text) : text;
  const isStored = !headers['cache-control']?.includes('no-store');
  // Weak, because one body is sent in three encodings.
  const etag = isStored && { etag: `W/"${hash('sha256', identity, 'base64url').slice(0, 16)}"` };
  return {
    status,
    headers: { ...headers, vary: 'Accept-Encoding', ...etag },
    identity,
    compressed: {},
    isFrequent,
  };
}

/** A copy of a body with extra headers. Keeps `no-store`; returns an immutable body unchanged. */
export function withHeaders(body: PreparedBody, headers: Record<string, string>): PreparedBody {
  const own = body.headers['cache-control'];
  if (Object.keys(headers).length === 0 || own?.includes('immutable')) return body;
  const merged: Record<string, string> = { ...body.headers, ...headers };
  if (headers.vary) merged.vary = `Accept-Encoding, ${headers.vary}`;
  if (own?.includes('no-store')) merged['cache-control'] = own;
  if (merged['cache-control']?.includes('no-store')) delete merged.etag;
  return { ...body, headers: merged };
}

/** Sends a prepared body in the best encoding that the client accepts, or 304 if the client has it. */
export async function sendPrepared(request: IncomingMessage, response: ServerResponse, body: PreparedBody) {
  if (body.cause) because(response, body.cause);
  if (body.status === 200 && fresh(request.headers, body.headers)) {
    response.writeHead(304, body.headers).end();
    return;
  }
  const encoding = chooseEncoding(request);
  const bytes = encoding === 'identity' ? body.identity : await compress(body, encoding);
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(body.status, { 'content-length': bytes.length, ...coding, ...body.headers });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Compresses a body once. One that is sent often is sent in a quick form until its best one is made: of a page of 70 KB,
 * quality 5 takes 10 ms and makes 15.4 KB; 10 takes 70 and makes 14.2, 11 takes 190 and makes 13.9.
 */
function compress({ identity, compressed, isFrequent }: PreparedBody, encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') {
    compressed.gzip ??= promisify(gzip)(identity, { level: isFrequent ? 6 : 1 });
    return compressed.gzip;
  }
  const brotli = (quality: number) =>
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        // A window of 256 KB (2 ** 18) holds any page and takes half as long to set up as the default 4 MB.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    });
  if (!compressed.br) {
    compressed.br = brotli(isFrequent ? 5 : 3);
    if (isFrequent && identity.length <= MOST_FOR_BEST) {
      const best = inTurn(() => brotli(11));
      best.then(() => (compressed.br = best)).catch(() => {});
    }
  }
  return compressed.br;
}

/** Prefers brotli to gzip to identity, whatever the client's order. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): 'br' | 'gzip' | 'identity' {
  const taken = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((each) => taken.includes(each)) ?? 'identity';
}
