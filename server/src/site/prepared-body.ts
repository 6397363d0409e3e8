import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** In bytes: any page, and no sheet of thousands of companies, which changes each minute. */
const MOST_FOR_BEST = 256 * 1024;

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that is sent once or many times: pages, the feed, the sheet, the sitemap. */
export interface PreparedBody {
  status: number;
  headers: Record<string, string>;
  identity: Buffer;
  /** Made when first asked for, and shared by copies with other headers; `isBest` once the best brotli is on its way. */
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer>; isBest?: boolean };
  /** What goes out of this very copy, without waiting; headers as Node writes them fastest: names and values in turn. */
  ready: Partial<Record<Encoding, { bytes: Buffer; headers: string[] }>>;
  /** Whether it is sent many times, so that it is worth a better compression. */
  isFrequent: boolean;
}

export function prepareBody(
  status: number,
  headers: Record<string, string>,
  text: string,
  isFrequent = false,
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
    ready: {},
    isFrequent,
  };
}

/** The same body with more headers. What must not be stored stays so; what never changes is the same for everybody. */
export function withHeaders(body: PreparedBody, headers: Record<string, string>): PreparedBody {
  const own = body.headers['cache-control'];
  if (Object.keys(headers).length === 0 || own?.includes('immutable')) return body;
  const merged: Record<string, string> = { ...body.headers, ...headers };
  if (headers.vary) merged.vary = `Accept-Encoding, ${headers.vary}`;
  if (own?.includes('no-store')) merged['cache-control'] = own;
  if (merged['cache-control']?.includes('no-store')) delete merged.etag;
  return { ...body, headers: merged, ready: {} };
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
  if (encoding === 'br' && body.ready.br) void improve(body);
  body.ready[encoding] ??= await makeReady(body, encoding);
  const { bytes, headers } = body.ready[encoding];
  response.writeHead(body.status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function makeReady(body: PreparedBody, encoding: Encoding) {
  const bytes = encoding === 'identity' ? body.identity : await compress(body, encoding);
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const headers = [...Object.entries(body.headers).flat(), ...coding, 'content-length', String(bytes.length)];
  return { bytes, headers };
}

/**
 * Compresses a body once. One that is sent many times gets brotli at 9, where 11 would cost a first visitor 100 ms and
 * more; any other gets what costs a millisecond, and not 16.
 */
function compress(body: PreparedBody, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const { identity, compressed, isFrequent } = body;
  if (encoding === 'gzip') {
    compressed.gzip ??= promisify(gzip)(identity, { level: isFrequent ? 6 : 1 });
    return compressed.gzip;
  }
  // A window of 256 KB holds any page, and costs half of what the usual 4 MB cost to set up.
  compressed.br ??= isFrequent ? brotli(identity, 9) : brotli(identity, 4, 18);
  return compressed.br;
}

/** From its second visitor on a page is compressed at 11, beside its way to them: 8% less for all that come after. */
async function improve(body: PreparedBody): Promise<void> {
  const { identity, compressed, isFrequent } = body;
  if (compressed.isBest || !isFrequent || identity.length > MOST_FOR_BEST) return;
  compressed.isBest = true;
  compressed.br = Promise.resolve(await brotli(identity, 11));
  body.ready.br = await makeReady(body, 'br');
}

function brotli(bytes: Buffer, quality: number, window = constants.BROTLI_DEFAULT_WINDOW): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return promisify(brotliCompress)(bytes, { params });
}

/** Browsers name the same few lists of encodings again and again. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** Brotli before gzip before nothing, whatever order the client names them in. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  const known = chosen.get(accepted);
  if (known) return known;
  const taken = new Negotiator(request).encodings(['br', 'gzip']);
  const encoding = (['br', 'gzip'] as const).find((each) => taken.includes(each)) ?? 'identity';
  chosen.set(accepted, encoding);
  return encoding;
}
