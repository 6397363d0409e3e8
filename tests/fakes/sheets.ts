import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { listen } from '../../server/src/testing/listen';

/** How the fake responds to a read of the sheet. */
type SheetsBehaviour =
  | { kind: 'rows' }
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'body'; body: string }
  | { kind: 'redirect'; to: string }
  /** Breaks this many connections, then answers with the rows. */
  | { kind: 'break'; times: number }
  /** An endless body without a Content-Length. */
  | { kind: 'flood' };

export type FakeSheets = Awaited<ReturnType<typeof startFakeSheets>>;

export const fakeSheet = { id: 'sheet-for-tests', apiKey: 'key-for-tests', accessToken: 'token-for-tests' };

/**
 * Starts a server on loopback with the part of Google's REST API that reading a sheet needs:
 * `GET /v4/spreadsheets/{id}/values/{range}` with a key or a bearer token, Google's error bodies, and
 * `POST /token`, the token exchange of a workload identity.
 */
export async function startFakeSheets(rows: string[][] = []) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.rootUrl);
    if (request.method === 'POST' && url.pathname === '/token') {
      fake.tokens += 1;
      request.resume();
      if (fake.tokens <= fake.silentTokens) return;
      sendJson(response, 200, {
        access_token: fakeSheet.accessToken,
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        token_type: 'Bearer',
        expires_in: 3600,
      });
      return;
    }
    answerRead(fake, url, request, response);
  });
  const rootUrl = `${await listen(server)}/`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const fake = {
    rootUrl,
    /** The server's settings for this sheet. */
    env: {
      GOOGLE_SHEETS_ID: fakeSheet.id,
      GOOGLE_API_KEY: fakeSheet.apiKey,
      GOOGLE_SHEETS_ROOT_URL: rootUrl,
    },
    rows,
    behaviour: { kind: 'rows' } as SheetsBehaviour,
    /** The paths (with query) of all reads of the sheet so far. */
    reads: [] as string[],
    /** The number of access tokens asked for, and how many of the first are never answered. */
    tokens: 0,
    silentTokens: 0,
    close,
    [Symbol.asyncDispose]: close,
  };
  return fake;
}

function answerRead(fake: FakeSheets, url: URL, request: IncomingMessage, response: ServerResponse): void {
  const match = /^\/v4\/spreadsheets\/([^/]+)\/values\/([^/]+)$/.exec(url.pathname);
  if (request.method !== 'GET' || !match) {
    sendError(response, 404, 'NOT_FOUND', 'Unknown method.');
    return;
  }
  fake.reads.push(url.pathname + url.search);
  const { behaviour } = fake;
  if (behaviour.kind === 'break' && behaviour.times > 0) {
    behaviour.times -= 1;
    request.socket.destroy();
    return;
  }
  if (behaviour.kind === 'flood') {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    Readable.from(endlessRows()).pipe(response);
    return;
  }
  if (behaviour.kind === 'redirect') {
    response.writeHead(302, { Location: behaviour.to }).end();
    return;
  }
  if (behaviour.kind === 'status') {
    if (behaviour.retryAfter) response.setHeader('Retry-After', String(behaviour.retryAfter));
    sendError(response, behaviour.status, 'UNAVAILABLE', 'Told to fail.');
    return;
  }
  if (behaviour.kind === 'body') {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(behaviour.body);
    return;
  }
  const authorised =
    url.searchParams.get('key') === fakeSheet.apiKey ||
    request.headers.authorization === `Bearer ${fakeSheet.accessToken}`;
  if (!authorised) {
    sendError(response, 403, 'PERMISSION_DENIED', 'The caller does not have permission');
    return;
  }
  const [, id, range = ''] = match;
  if (id !== fakeSheet.id) {
    sendError(response, 404, 'NOT_FOUND', 'Requested entity was not found.');
    return;
  }
  // Google omits the trailing empty cells of a row.
  const values = fake.rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  sendJson(response, 200, { range: decodeURIComponent(range), majorDimension: 'ROWS', values });
}

function* endlessRows() {
  yield '{"values":[';
  const row = `${JSON.stringify(['x'.repeat(64 * 1024)])},`;
  while (true) yield row;
}

function sendError(response: ServerResponse, code: number, status: string, message: string): void {
  sendJson(response, code, { error: { code, message, status } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
