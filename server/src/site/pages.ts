import type { RenderAnswer } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SharedSheet } from '../sheet/shared-sheet';
import { type Address, normalQuery } from './address';
import type { HangBreaker } from './hang-breaker';
import { busyPage, lastResortPage } from './plain-pages';
import { type PreparedBody, prepareBody } from './prepared-body';
import { type PageRequest, type RenderPool, RenderTimeout } from './render-pool';
import { Overloaded, type RenderQueue } from './render-queue';
import { type HeaderOptions, pagePolicy } from './security-headers';

const MEGABYTE = 1024 * 1024;
const MAX_FAILURES = 4;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The site's pages: rendered once for an address, a release and a state of the data, then served from memory. */
export interface Pages {
  /** A page that is ready to be sent, or undefined when it has to be rendered; `target` as it was asked for. */
  cached(target: string): PreparedBody | undefined;
  /** Renders, or waits for whoever renders already; `client` is whose share of the queue it takes. */
  page(address: Address, request: PageRequest, client: string): Promise<PreparedBody>;
  /** What `client` is told while no more of its pages can be rendered; undefined when they can. */
  refusal(client: string): PreparedBody | undefined;
  /** Forgets all pages: after a new release set. */
  clear(): void;
}

export interface PagesOptions extends HeaderOptions {
  pool: () => RenderPool;
  queue: RenderQueue;
  sheet: () => SharedSheet;
  breaker: HangBreaker;
  headers: Record<string, string>;
  logger: Logger;
  /** Told of each render: how long it took and what came of it. */
  rendered?: (milliseconds: number, outcome: RenderAnswer['kind'] | 'timeout') => void;
}

export function createPages(options: PagesOptions): Pages {
  const { logger, breaker } = options;
  // Pages with a query have a place of their own: however many there are, they push no other page out.
  const caches = { paths: openCache(80), queries: openCache(16) };
  const busyHeaders = { ...options.headers, ...HTML, 'cache-control': 'no-store', 'retry-after': '2' };
  const busy = prepareBody(503, busyHeaders, busyPage, true);
  const running = new Map<string, Promise<PreparedBody>>();
  const cacheOf = ({ query }: Address) => (query ? caches.queries : caches.paths);
  const keyOf = ({ path, query }: Address) =>
    `${options.pool().set.id} ${options.sheet().version} ${path}?${query}`;

  async function attempt(request: PageRequest, isRepeated = false): Promise<RenderAnswer> {
    const started = performance.now();
    try {
      const answer = await options.pool().render(request, options.sheet());
      options.rendered?.(performance.now() - started, answer.kind);
      return answer;
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      options.rendered?.(performance.now() - started, 'timeout');
      if (error instanceof RenderTimeout) breaker.hung(new URL(request.url).pathname, error.area);
      // A worker that died may have died of what earlier pages left behind.
      else if (!isRepeated) return attempt(request, true);
      const area = error instanceof RenderTimeout ? error.area : 'shell';
      return { kind: 'failed', area, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Leaves out, one after the other, the areas that fail, until the rest of the page stands. */
  async function renderAround(path: string, request: PageRequest): Promise<[RenderAnswer, string[]]> {
    const excluded = new Set([...request.excluded, ...breaker.areasFor(path)]);
    let answer = await attempt({ ...request, excluded: [...excluded] });
    for (let failures = 1; answer.kind === 'failed' && failures <= MAX_FAILURES; failures += 1) {
      logger.error({ path, area: answer.area, error: answer.error }, 'an area failed to render');
      if (answer.area === 'shell' || excluded.has(answer.area)) break;
      excluded.add(answer.area);
      answer = await attempt({ ...request, excluded: [...excluded] });
    }
    return [answer, [...excluded]];
  }

  async function build(address: Address, request: PageRequest, client: string): Promise<PreparedBody> {
    const key = keyOf(address);
    const [answer, excluded] = await options.queue.run(client, () => renderAround(address.path, request));
    const isWhole = excluded.length === 0 && answer.kind !== 'failed' && answer.status === 200;
    const isKept = isWhole && request.formOutcome === null;
    const body = respond(answer, request, options, isKept);
    if (isKept) cacheOf(address).set(key, body);
    return body;
  }

  function buildOnce(address: Address, request: PageRequest, client: string): Promise<PreparedBody> {
    if (request.formOutcome) return build(address, request, client);
    const key = keyOf(address);
    const known = running.get(key);
    if (known) return known;
    const work = build(address, request, client).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }

  return {
    cached(target) {
      const start = target.indexOf('?');
      if (start < 0) return caches.paths.get(keyOf({ path: target, query: '' }));
      const [path, search] = [target.slice(0, start), target.slice(start + 1)];
      if (/(^|&)outcome=/.test(search)) return undefined;
      const address = { path, query: normalQuery(search, options.pool().queriesOf(path)) };
      return cacheOf(address).get(keyOf(address));
    },
    async page(address, request, client) {
      try {
        return await buildOnce(address, request, client);
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error;
        return busy;
      }
    },
    refusal: (client) => (options.queue.isFull(client) ? busy : undefined),
    clear() {
      caches.paths.clear();
      caches.queries.clear();
      breaker.reset();
    },
  };
}

function openCache(megabytes: number) {
  return new LRUCache<string, PreparedBody>({
    maxSize: megabytes * MEGABYTE,
    // With room for the compressed forms, which are made when they are first asked for.
    sizeCalculation: ({ identity }) => Math.ceil(identity.length * 1.4) + 1024,
  });
}

function respond(
  answer: RenderAnswer,
  { formOutcome }: PageRequest,
  options: PagesOptions,
  isKept: boolean,
): PreparedBody {
  // An outcome shows what its visitor typed.
  const headers = { ...options.headers, 'cache-control': formOutcome ? 'private, no-store' : 'no-cache' };
  switch (answer.kind) {
    case 'page': {
      const policy = { 'content-security-policy': pagePolicy(answer.csp, options) };
      const retry: Record<string, string> = answer.status === 503 ? { 'retry-after': '30' } : {};
      return prepareBody(answer.status, { ...headers, ...HTML, ...policy, ...retry }, answer.html, isKept);
    }
    case 'resource':
      return prepareBody(answer.status, { ...headers, ...answer.headers }, answer.body, isKept);
    case 'redirect':
      return prepareBody(answer.status, { ...headers, location: answer.location }, '');
    case 'failed':
      return prepareBody(500, { ...headers, ...HTML, 'retry-after': '30' }, lastResortPage);
  }
}
