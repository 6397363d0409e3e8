import { findOwner } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../async/single-flight';
import { normalQuery } from '../http/address';
import { busyPage, lastResortPage, plainPageHeaders } from '../http/plain-pages';
import { type PreparedBody, prepareBody } from '../http/prepared-body';
import { type HeaderConfig, pageHeaders, securityHeaders } from '../http/security-headers';
import type { Report } from '../releases/failures';
import { createDegradedRender, type DegradedRenderOptions } from '../render/degraded-render';
import type { PageAnswer, PageRequest, RenderPool } from '../render/render-pool';
import { createRenderQueue, type RenderQueueOptions } from '../render/render-queue';

const CACHE_BYTES = 80 * 1024 * 1024;
/** A page is kept for an hour, or until the time that its loaders asked for. */
const KEPT_MS = 3_600_000;

export type Pages = ReturnType<typeof createPages>;

export interface PagesOptions extends DegradedRenderOptions {
  config: HeaderConfig;
  queue: RenderQueueOptions;
  /** Called for each area that an incomplete page lacks, or for the shell if there is no page at all. */
  visitorFailed?: (report: Report, client: string) => void;
}

/**
 * The site's pages: rendered once per path, release set, sheet version and time that it holds, then served from memory. A
 * page with a query is rendered for each who asks, at once for those who ask together.
 */
export function createPages(options: PagesOptions) {
  const { config } = options;
  const cache = new LRUCache<string, PreparedBody>({
    maxSize: CACHE_BYTES,
    // In milliseconds: with the default of 1, a timer for almost every request, a fifth of what a page costs.
    ttlResolution: 100,
    // Leaves room for the compressed forms, which are made on first use.
    sizeCalculation: ({ identity }) => Math.ceil(identity.length * 1.4) + 1024,
  });
  const busyHeaders = {
    ...securityHeaders(config),
    ...plainPageHeaders,
    'cache-control': 'no-store',
    'retry-after': '2',
  };
  const busy: PreparedBody = { ...prepareBody(503, busyHeaders, busyPage, true), cause: 'overload' };
  const queue = createRenderQueue(options.queue);
  const rendering = singleFlight<PreparedBody>();
  const keyOf = ({ set }: RenderPool, url: string) => `${set.id} ${options.sheet().version} ${url}`;
  const degradedRender = createDegradedRender(options);

  async function build(pool: RenderPool, request: PageRequest, client: string): Promise<PreparedBody> {
    const key = keyOf(pool, request.url);
    const { pathname, search } = new URL(request.url);
    const owner = findOwner(pool.manifests, pathname)?.area ?? 'shell';
    const rendered = await queue.run(client, () => degradedRender(pool, request), owner);
    const { answer, unavailable, error } = rendered;
    const isWhole = unavailable.length === 0 && answer.kind !== 'failed';
    const lacking = answer.kind === 'failed' ? ['shell'] : unavailable;
    // Whoever looks at a preview is told on the page.
    for (const area of request.site.preview ? [] : lacking)
      options.visitorFailed?.({ set: pool.set, area, kind: 'render', stack: error }, client);
    const page = answer.kind === 'page' ? answer : null;
    const isStorable = !/no-(cache|store)/.test(page?.cacheControl ?? '');
    const isKept = isStorable && isWhole && answer.status === 200 && isForAll(request) && search === '';
    // A form's outcome shows what the visitor typed.
    const cacheControl = request.formOutcome ? 'private, no-store' : page?.cacheControl || 'no-cache';
    const body = respond(answer, config, cacheControl, isKept);
    // A whole page waits for the company sheet.
    if (page?.status === 503) body.cause = isWhole ? 'sheet' : 'area-failed';
    const ttl = Math.min(KEPT_MS, (page?.until ?? Infinity) - Date.now());
    if (isKept && ttl > 0) cache.set(key, body, { ttl });
    return body;
  }

  return {
    /** The answer while a page cannot be rendered. */
    busy,
    /** The cached page for a request's target, or undefined. */
    cached(pool: RenderPool, target: string): PreparedBody | undefined {
      const [path = '', search = ''] = target.split(/\?(.*)/s);
      if (/(^|&)outcome=/.test(search)) return undefined;
      const query = search && normalQuery(search, pool.queriesOf(path));
      return cache.get(keyOf(pool, config.siteUrl + path + (query && `?${query}`)));
    },
    /**
     * Gets a page from the cache, from a render in progress or from a new render, queued for `client`.
     * @throws {Overloaded}
     */
    async page(...asked: Parameters<typeof build>): Promise<PreparedBody> {
      const [pool, request] = asked;
      const begin = () => build(...asked);
      if (!isForAll(request)) return begin();
      const key = keyOf(pool, request.url);
      return cache.get(key) ?? rendering(key, begin);
    },
    /** How many pages are being rendered, and how many wait. */
    load: queue.load,
    /** The answer for a client whose share of the queue is full; undefined if it is not. */
    refusal: (client: string) => (queue.isFull(client) ? busy : undefined),
  };
}

/** Whether every visitor may get the same page. */
const isForAll = ({ formOutcome, site }: PageRequest) => formOutcome === null && !site.preview;

function respond(
  answer: PageAnswer,
  config: HeaderConfig,
  cacheControl: string,
  isFrequent: boolean,
): PreparedBody {
  const headers = { ...securityHeaders(config), 'cache-control': cacheControl };
  switch (answer.kind) {
    case 'page': {
      const { status, html, csp } = answer;
      const retry: Record<string, string> = status === 503 ? { 'retry-after': '30' } : {};
      const own = { 'content-type': 'text/html; charset=utf-8', ...pageHeaders(csp, config), ...retry };
      return prepareBody(status, { ...headers, ...own }, html, isFrequent);
    }
    case 'resource':
      return prepareBody(answer.status, { ...headers, ...answer.headers }, answer.body, isFrequent);
    case 'redirect':
      return prepareBody(answer.status, { ...headers, location: answer.location }, '');
    case 'failed':
      return prepareBody(500, { ...headers, ...plainPageHeaders, 'retry-after': '30' }, lastResortPage);
  }
}
