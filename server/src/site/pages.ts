import { findOwner, type ReleaseSet, type RenderAnswer } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { singleFlight } from '../async/single-flight';
import { type Address, normalQuery } from '../http/address';
import { busyPage, lastResortPage, plainPageHeaders } from '../http/plain-pages';
import { type PreparedBody, prepareBody } from '../http/prepared-body';
import { type HeaderConfig, pageHeaders, securityHeaders } from '../http/security-headers';
import { messageOf } from '../observe/error-words';
import { type Attempt, createDegradedRender } from '../render/degraded-render';
import type { SheetText } from '../render/loaded-set';
import { type PageAnswer, type PageRequest, ProcessLost, type RenderPool } from '../render/render-pool';
import { createRenderQueue, Overloaded, type RenderQueueOptions } from '../render/render-queue';

const MEGABYTE = 1024 * 1024;
/** A page is kept for an hour, or until the time that its loaders asked for. */
const KEPT_MS = 3_600_000;

export type Pages = ReturnType<typeof createPages>;

export interface PagesOptions {
  config: HeaderConfig;
  queue: RenderQueueOptions;
  sheet: () => SheetText;
  logger: Logger;
  /** Called after each render with its duration and outcome. */
  rendered?: (milliseconds: number, outcome: RenderAnswer['kind'] | 'timeout') => void;
  /** Called for each incomplete page with the areas that failed, or `shell` if there is no page at all, and why. */
  incomplete?: (set: ReleaseSet, areas: string[], error: string, client: string) => void;
}

/** The site's pages: rendered once per address, release set, sheet version and time that it holds, then served from memory. */
export function createPages(options: PagesOptions) {
  // A separate cache for pages with a query, so that they cannot evict other pages.
  const caches = { paths: openCache(80), queries: openCache(16) };
  const busyHeaders = {
    ...securityHeaders(options.config),
    ...plainPageHeaders,
    'cache-control': 'no-store',
    'retry-after': '2',
  };
  const busy: PreparedBody = { ...prepareBody(503, busyHeaders, busyPage, true), cause: 'overload' };
  const queue = createRenderQueue(options.queue);
  const rendering = singleFlight<PreparedBody>();
  const cacheOf = ({ query }: Address) => (query ? caches.queries : caches.paths);
  const keyOf = ({ set }: RenderPool, { path, query }: Address) =>
    `${set.id} ${options.sheet().version} ${path}?${query}`;

  async function attempt(pool: RenderPool, request: PageRequest): Promise<Attempt> {
    const started = performance.now();
    const tell = (outcome: RenderAnswer['kind'] | 'timeout') =>
      options.rendered?.(performance.now() - started, outcome);
    try {
      const answer = await pool.render(request, options.sheet());
      tell(answer.kind);
      return { answer, cost: 'none', used: [] };
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      tell('timeout');
      const answer = { kind: 'failed' as const, error: messageOf(error) };
      const { isLate = false, used = [] } = error instanceof ProcessLost ? error : {};
      return { answer, cost: isLate ? 'time' : 'process', used };
    }
  }

  const degradedRender = createDegradedRender({ attempt, logger: options.logger });

  async function build(
    pool: RenderPool,
    address: Address,
    request: PageRequest,
    client: string,
  ): Promise<PreparedBody> {
    const key = keyOf(pool, address);
    const owner = findOwner(pool.manifests, address.path)?.area ?? 'shell';
    const {
      answer,
      unavailable,
      error = '',
    } = await queue.run(client, () => degradedRender(pool, request), owner);
    const isWhole = unavailable.length === 0 && answer.kind !== 'failed';
    if (!isWhole)
      options.incomplete?.(pool.set, answer.kind === 'failed' ? ['shell'] : unavailable, error, client);
    const isStorable = !/no-(cache|store)/.test(cacheControlOf(answer) ?? '');
    const isKept =
      isStorable && isWhole && answer.status === 200 && request.formOutcome === null && !request.site.preview;
    const body = respond(answer, options.config, {
      hasOutcome: request.formOutcome !== null,
      isFrequent: isKept && !address.query,
    });
    const until = (answer.kind === 'page' && answer.until) || Number.POSITIVE_INFINITY;
    const ttl = Math.min(KEPT_MS, until - Date.now());
    if (isKept && ttl > 0) cacheOf(address).set(key, body, { ttl });
    return body;
  }

  return {
    /** The answer while a page cannot be rendered. */
    busy,
    /** The cached page for a request's target, or undefined. */
    cached(pool: RenderPool, target: string): PreparedBody | undefined {
      const start = target.indexOf('?');
      if (start < 0) return caches.paths.get(keyOf(pool, { path: target, query: '' }));
      const [path, search] = [target.slice(0, start), target.slice(start + 1)];
      if (/(^|&)outcome=/.test(search)) return undefined;
      const address = { path, query: normalQuery(search, pool.queriesOf(path)) };
      return cacheOf(address).get(keyOf(pool, address));
    },
    /** Gets a page from the cache, from a render in progress or from a new render, queued for `client`. */
    async page(
      pool: RenderPool,
      address: Address,
      request: PageRequest,
      client: string,
    ): Promise<PreparedBody> {
      const isForAll = request.formOutcome === null && !request.site.preview;
      const key = keyOf(pool, address);
      const kept = isForAll ? cacheOf(address).get(key) : undefined;
      if (kept) return kept;
      const begin = () => build(pool, address, request, client);
      try {
        return await (isForAll ? rendering.run(key, begin) : begin());
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error;
        return busy;
      }
    },
    /** How many pages are being rendered, and how many wait. */
    load: queue.load,
    /** The answer for a client whose share of the queue is full; undefined if it is not. */
    refusal: (client: string) => (queue.isFull(client) ? busy : undefined),
  };
}

/** What the loader of a page, or a resource, says of caches. */
function cacheControlOf(answer: PageAnswer): string | undefined {
  if (answer.kind === 'page') return answer.cacheControl;
  return answer.kind === 'resource' ? answer.headers['cache-control'] : undefined;
}

function openCache(megabytes: number) {
  return new LRUCache<string, PreparedBody>({
    maxSize: megabytes * MEGABYTE,
    // Leaves room for the compressed forms, which are made on first use.
    sizeCalculation: ({ identity }) => Math.ceil(identity.length * 1.4) + 1024,
  });
}

function respond(
  answer: PageAnswer,
  config: HeaderConfig,
  { hasOutcome, isFrequent }: Record<'hasOutcome' | 'isFrequent', boolean>,
): PreparedBody {
  // A form's outcome shows what the visitor typed.
  const cacheControl = hasOutcome ? 'private, no-store' : (cacheControlOf(answer) ?? 'no-cache');
  const headers = { ...securityHeaders(config), 'cache-control': cacheControl };
  switch (answer.kind) {
    case 'page': {
      const policy = pageHeaders(answer.csp, config);
      const retry: Record<string, string> = answer.status === 503 ? { 'retry-after': '30' } : {};
      const body = prepareBody(
        answer.status,
        { ...headers, 'content-type': 'text/html; charset=utf-8', ...policy, ...retry },
        answer.html,
        isFrequent,
      );
      return answer.status === 503 ? { ...body, cause: 'area-failed' } : body;
    }
    case 'resource':
      return prepareBody(answer.status, { ...headers, ...answer.headers }, answer.body, isFrequent);
    case 'redirect':
      return prepareBody(answer.status, { ...headers, location: answer.location }, '');
    case 'failed':
      return prepareBody(500, { ...headers, ...plainPageHeaders, 'retry-after': '30' }, lastResortPage);
  }
}
