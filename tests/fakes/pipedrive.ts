import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { actions, type PipedriveRecords, type PipedriveStep, type Result, routeOf } from './pipedrive-api';

/** A fault of the next call of a step. */
export interface PipedriveFault {
  at: PipedriveStep;
  does:
    | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
    | { kind: 'html' }
    /** 400 MB of an answer. */
    | { kind: 'flood' }
    /** An answer of which a byte comes ten times a second, without end. */
    | { kind: 'drip' }
    /** The connection breaks during the response, and the call has no effect. */
    | { kind: 'reset' }
    /** The call has its effect, but the response never arrives. */
    | { kind: 'answer-lost' }
    /** The call has its effect, and the response does not say which record it made. */
    | { kind: 'no-id' }
    /** The call has its effect after `ms`, even if the client has given up. */
    | { kind: 'silence'; ms: number };
}

export type FakePipedrive = Awaited<ReturnType<typeof startFakePipedrive>>;

const TOKEN = 'pipedrive-token-for-tests';

/**
 * Starts a server on loopback with the part of Pipedrive's API that registrations need, in v1 and v2 with their
 * differences (paths, the email field, paging, the shape of a deal's person) and Pipedrive's validation errors.
 */
export async function startFakePipedrive() {
  let server: Server;
  let port = 0;
  const records: PipedriveRecords = { persons: [], deals: [], indexDelayMs: 0, now: Date.now };

  /** Listens at the same address as before. */
  async function comeBack(): Promise<void> {
    server = createServer((request, response) => {
      answer(fake, request, response).catch(() => request.socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }

  /** Refuses connections until `comeBack`. */
  async function goDown(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  await comeBack();
  const fake = {
    ...records,
    token: TOKEN,
    /** The server's settings for this Pipedrive. */
    env: { PIPEDRIVE_BASE_URL: `http://127.0.0.1:${port}`, PIPEDRIVE_API_TOKEN: TOKEN },
    /** With `/api`, only `/api/v1` and `/api/v2` are served, as at a company's own domain. */
    root: '' as '' | '/api',
    /** The path of each call, and whether its URL contained the credential. */
    calls: [] as { path: string; tokenInAddress: boolean }[],
    /** Each fault applies once, to the first call of its step. */
    faults: [] as PipedriveFault[],
    /** A fault of every call until this is reset to undefined. */
    outage: undefined as PipedriveFault['does'] | undefined,
    /** Bytes of the last flood or drip that were taken. */
    bytes: 0,
    goDown,
    comeBack,
    stop: goDown,
  };
  return fake;
}

async function answer(fake: FakePipedrive, request: IncomingMessage, response: ServerResponse) {
  const address = new URL(request.url ?? '/', 'http://pipedrive.example');
  const tokenInAddress = address.searchParams.has('api_token');
  fake.calls.push({ path: address.pathname, tokenInAddress });
  const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
  const route = address.pathname.startsWith(fake.root)
    ? routeOf(`${request.method} ${address.pathname}`)
    : undefined;
  if (!route) return send(response, 404, { success: false, error: 'Unknown method .' });
  const given = request.headers['x-api-token'] ?? address.searchParams.get('api_token');
  if (given !== fake.token) return send(response, 401, { success: false, error: 'unauthorized access' });

  const does = takeFault(fake, route.step);
  const act = () => actions[route.step](fake, { ...route, address, body });
  const sendResult = ({ status, body }: Result) => send(response, status, body);
  switch (does?.kind) {
    case undefined:
      return sendResult(act());
    case 'status':
      return send(response, does.status, does.body, does.headers);
    case 'html':
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Just a moment…</title>');
      return;
    case 'flood':
    case 'drip':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.on('close', () => Object.assign(fake, { bytes: request.socket.bytesWritten }));
      Readable.from(spaces(does.kind === 'drip')).pipe(response);
      return;
    case 'reset':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"success": true, "data"');
      await sleep(20);
      request.socket.resetAndDestroy();
      return;
    case 'answer-lost':
      act();
      request.socket.resetAndDestroy();
      return;
    case 'no-id':
      act();
      return send(response, 200, { success: true, data: {} });
    case 'silence':
      await sleep(does.ms);
      return sendResult(act());
  }
}

async function* spaces(isDrip: boolean) {
  for (let part = 0; part < 6_400; part += 1) {
    yield isDrip ? ' ' : ' '.repeat(64 * 1024);
    if (isDrip) await sleep(100);
  }
}

function takeFault(fake: FakePipedrive, step: PipedriveStep): PipedriveFault['does'] | undefined {
  if (fake.outage) return fake.outage;
  const index = fake.faults.findIndex((fault) => fault.at === step);
  return index >= 0 ? fake.faults.splice(index, 1)[0]?.does : undefined;
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
