import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Response, Router } from 'express';
import type { CurrentSheet, Sheet } from '../sheet/open-sheet';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface Body {
  version: string;
  identity: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}

/**
 * `GET /api/google-sheets`: the rows in memory, serialised and compressed once for each version of them.
 * It never reads from Google, so its cost does not depend on the load or on Google.
 */
export function googleSheetsRouter({ sheet }: { sheet: Pick<Sheet, 'current'> }): Router {
  let body: Body | null = null;
  const router = Router();
  router.get('/api/google-sheets', async (request, response) => {
    const current = sheet.current();
    response.vary('Accept-Encoding');
    if (!current) {
      response.set('Cache-Control', 'no-store').set('Retry-After', '60');
      response
        .status(503)
        .json({ error: 'The company list has not been read yet. Please try again in a minute.' });
      return;
    }
    response.set('Cache-Control', 'public, no-cache');
    response.set('X-Sheet-Source', current.source);
    // Weak, since one version goes out in three encodings.
    response.set('ETag', `W/"${current.version}-${current.source}"`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    if (body?.version !== current.version) body = bodyOf(current);
    const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
    response.type('json');
    await sendBody(response, body, encoding);
  });
  return router;
}

function bodyOf(current: CurrentSheet): Body {
  const identity = Buffer.from(JSON.stringify({ values: current.values }));
  const br = toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
  const zipped = toGzip(identity);
  return { version: current.version, identity, br, gzip: zipped };
}

async function sendBody(response: Response, body: Body, encoding: string | false): Promise<void> {
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.end(body.identity);
    return;
  }
  const compressed = await body[encoding];
  response.set('Content-Encoding', encoding).set('Content-Length', String(compressed.length));
  response.end(compressed);
}
