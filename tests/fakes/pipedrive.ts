import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type PipedriveStep = 'search' | 'person' | 'deals' | 'deal';

/** One way to go wrong, for the next call of that step (or any). */
export interface PipedriveFault {
  at: PipedriveStep | 'any';
  does:
    | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
    | { kind: 'html' }
    /** The connection breaks in the middle of an answer; nothing was done. */
    | { kind: 'reset' }
    /** Everything was done, but the answer never arrives. */
    | { kind: 'answer-lost' }
    /** Nothing at all for a while, then the call is carried out, if anyone still waits or not. */
    | { kind: 'silence'; ms: number };
}

interface Person {
  id: number;
  name: string;
  emails: { value: string; primary: boolean }[];
}

interface Deal {
  id: number;
  title: string;
  person_id: number;
  pipeline_id: number;
}

export interface FakePipedrive {
  url: string;
  token: string;
  /** The server's settings for this Pipedrive. */
  env: Record<string, string>;
  /** `/api` where only `/api/v1` and `/api/v2` are served, as at a company's own address. */
  root: '' | '/api';
  persons: Person[];
  deals: Deal[];
  /** Method, path and whether the credential was in the address, of each call. */
  calls: { method: string; path: string; tokenInAddress: boolean }[];
  /** Used up one by one, each by the first call that it fits. */
  faults: PipedriveFault[];
  /** What every call meets until this is undefined again. */
  outage: PipedriveFault['does'] | undefined;
  /** Refuses connections, then takes them again at the same address. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const TOKEN = 'pipedrive-token-for-tests';

/**
 * A server on loopback that speaks the part of Pipedrive's API that registrations need, in v1 and v2 with
 * their differences (paths, the name of the email field, paging, the shape of a deal's person), refuses what
 * the real one refuses, and fails on request.
 */
export async function startFakePipedrive(): Promise<FakePipedrive> {
  let server: Server;
  let port = 0;
  const fake: FakePipedrive = {
    url: '',
    token: TOKEN,
    env: {},
    root: '',
    persons: [],
    deals: [],
    calls: [],
    faults: [],
    outage: undefined,
    goDown,
    comeBack,
    stop: goDown,
  };

  async function comeBack(): Promise<void> {
    server = createServer((request, response) => {
      answer(fake, request, response).catch(() => request.socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }

  async function goDown(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  await comeBack();
  fake.url = `http://127.0.0.1:${port}`;
  fake.env = { PIPEDRIVE_BASE_URL: fake.url, PIPEDRIVE_API_TOKEN: fake.token };
  return fake;
}

async function answer(fake: FakePipedrive, request: IncomingMessage, response: ServerResponse) {
  const address = new URL(request.url ?? '/', fake.url);
  const method = request.method ?? 'GET';
  const tokenInAddress = address.searchParams.has('api_token');
  fake.calls.push({ method, path: address.pathname, tokenInAddress });
  const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
  const route = address.pathname.startsWith(fake.root) ? routeOf(method, address.pathname) : undefined;
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
    case 'silence':
      await sleep(does.ms);
      return sendResult(act());
  }
}

interface Route {
  step: PipedriveStep;
  version: 'v1' | 'v2';
  personId?: number;
}

function routeOf(method: string, path: string): Route | undefined {
  const match = /^\/(?:api\/(v1|v2)|(v1))(\/.*)$/.exec(path);
  const version = (match?.[1] ?? match?.[2]) as 'v1' | 'v2' | undefined;
  if (!version) return undefined;
  const call = `${method} ${match?.[3]}`;
  if (call === 'GET /persons/search') return { step: 'search', version };
  if (call === 'POST /persons') return { step: 'person', version };
  if (call === 'POST /deals') return { step: 'deal', version };
  if (call === 'GET /deals' && version === 'v2') return { step: 'deals', version };
  const ofPerson = /^GET \/persons\/(\d+)\/deals$/.exec(call);
  if (ofPerson && version === 'v1') return { step: 'deals', version, personId: Number(ofPerson[1]) };
  return undefined;
}

interface Call extends Route {
  address: URL;
  body: Record<string, unknown>;
}

interface Result {
  status: number;
  body: unknown;
}

const actions: Record<PipedriveStep, (fake: FakePipedrive, call: Call) => Result> = {
  search(fake, { address }) {
    const term = (address.searchParams.get('term') ?? '').toLowerCase();
    if (term.length < 2) return no(400, 'Search term must be at least 2 characters long');
    const exact = address.searchParams.get('exact_match') === 'true';
    const items = fake.persons
      .filter((person) =>
        person.emails.some(({ value }) =>
          exact ? value.toLowerCase() === term : value.toLowerCase().includes(term),
        ),
      )
      .map(({ id, name, emails }) => ({
        result_score: 1,
        item: { id, type: 'person', name, emails: emails.map(({ value }) => value) },
      }));
    return yes(200, { items });
  },

  person(fake, { version, body }) {
    const [right, wrong] = version === 'v2' ? ['emails', 'email'] : ['email', 'emails'];
    if (wrong in body) return no(400, `Validation failed: ${wrong}: unknown field`);
    if (typeof body.name !== 'string' || !body.name.trim()) return no(400, 'Name must be given.');
    const emails = body[right];
    if (!Array.isArray(emails) || !emails.every((one) => typeof one?.value === 'string')) {
      return no(400, `Validation failed: ${right}`);
    }
    const person: Person = { id: 1000 + fake.persons.length, name: body.name, emails };
    fake.persons.push(person);
    return yes(201, { id: person.id, name: person.name, [right]: emails });
  },

  deals(fake, { version, address, personId }) {
    // v1 asks for a part of the person, v2 for a list.
    if (personId && !hasPerson(fake, personId)) return no(404, 'Person not found.');
    const wanted = personId ?? Number(address.searchParams.get('person_id'));
    const limit = Math.min(Number(address.searchParams.get('limit') ?? 100), 500);
    const start = Number(address.searchParams.get('cursor') ?? address.searchParams.get('start') ?? 0);
    const found = fake.deals.filter((deal) => deal.person_id === wanted);
    const page = found.slice(start, start + limit);
    const next = start + limit < found.length ? start + limit : null;
    if (version === 'v2') {
      return yes(200, page, { next_cursor: next === null ? null : String(next) });
    }
    // v1 gives the person as an object, and null where v2 gives an empty list.
    const data = page.map((deal) => ({ ...deal, person_id: { value: deal.person_id, name: 'Someone' } }));
    const pagination = {
      start,
      limit,
      more_items_in_collection: next !== null,
      next_start: next ?? undefined,
    };
    return yes(200, data.length > 0 ? data : null, { pagination });
  },

  deal(fake, { version, body }) {
    const { title, person_id, pipeline_id } = body;
    if (typeof title !== 'string' || !title) return no(400, 'Deal title must be given.');
    if (!Number.isInteger(pipeline_id)) return no(400, 'Validation failed: pipeline_id: must be an integer');
    if (!hasPerson(fake, person_id)) return no(404, 'Person not found.');
    const deal: Deal = {
      id: 5000 + fake.deals.length,
      title,
      person_id: Number(person_id),
      pipeline_id: Number(pipeline_id),
    };
    fake.deals.push(deal);
    return yes(201, version === 'v2' ? deal : { ...deal, person_id: { value: deal.person_id } });
  },
};

function hasPerson(fake: FakePipedrive, id: unknown): boolean {
  return fake.persons.some((person) => person.id === id);
}

function yes(status: number, data: unknown, additional_data: unknown = null): Result {
  return { status, body: { success: true, data, additional_data } };
}

function no(status: number, error: string): Result {
  return { status, body: { success: false, error, error_info: 'See the documentation.', data: null } };
}

function takeFault(fake: FakePipedrive, step: PipedriveStep): PipedriveFault['does'] | undefined {
  if (fake.outage) return fake.outage;
  const index = fake.faults.findIndex((fault) => fault.at === 'any' || fault.at === step);
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
