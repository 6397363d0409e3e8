import type { RenderAnswer } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SharedSheet } from '../sheet/shared-sheet';
import type { HangBreaker } from './hang-breaker';
import { lastResortPage } from './last-resort-page';
import { type PreparedBody, prepareBody } from './prepared-body';
import { type PageRequest, type RenderPool, RenderTimeout } from './render-pool';
import { type HeaderOptions, pagePolicy } from './security-headers';

const CACHE_BYTES = 96 * 1024 * 1024;
const MAX_FAILURES = 4;

/** The site's pages: rendered once for a path, a release and a state of the data, then served from memory. */
export interface Pages {
  /** A page that is ready to be sent, or undefined when it has to be rendered. */
  cached(path: string): PreparedBody | undefined;
  /** Renders (or waits for whoever renders already); `isCacheable` false for addresses with a query. */
  page(path: string, request: PageRequest, isCacheable: boolean): Promise<PreparedBody>;
  /** Forgets all pages: after a new release set. */
  clear(): void;
}

export interface PagesOptions extends HeaderOptions {
  pool: () => RenderPool;
  sheet: () => SharedSheet;
  breaker: HangBreaker;
  headers: Record<string, string>;
  logger: Logger;
  /** Told of each render: how long it took and what came of it. */
  rendered?: (milliseconds: number, outcome: RenderAnswer['kind'] | 'timeout') => void;
}

export function createPages(options: PagesOptions): Pages {
  const { logger, breaker } = options;
  const cache = new LRUCache<string, PreparedBody>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1024,
  });
  const running = new Map<string, Promise<PreparedBody>>();
  const keyOf = (path: string) => `${options.pool().set.id} ${options.sheet().version} ${path}`;

  async function attempt(request: PageRequest): Promise<RenderAnswer> {
    const started = performance.now();
    try {
      const answer = await options.pool().render(request, options.sheet());
      options.rendered?.(performance.now() - started, answer.kind);
      return answer;
    } catch (error) {
      options.rendered?.(performance.now() - started, 'timeout');
      if (error instanceof RenderTimeout) breaker.hung(new URL(request.url).pathname, error.area);
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

  async function build(path: string, request: PageRequest, isCacheable: boolean): Promise<PreparedBody> {
    const key = keyOf(path);
    const [answer, excluded] = await renderAround(path, request);
    const isKept = isCacheable && excluded.length === 0 && answer.kind !== 'failed' && answer.status === 200;
    const response = await respond(answer, options, isKept);
    if (isKept) cache.set(key, response);
    return response;
  }

  return {
    cached: (path) => cache.get(keyOf(path)),
    page(path, request, isCacheable) {
      if (!isCacheable) return build(path, request, false);
      const key = keyOf(path);
      const known = running.get(key);
      if (known) return known;
      const work = build(path, request, true).finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
    clear() {
      cache.clear();
      breaker.reset();
    },
  };
}

function respond(answer: RenderAnswer, options: PagesOptions, isKept: boolean): Promise<PreparedBody> {
  const headers = { ...options.headers, 'cache-control': 'no-cache' };
  switch (answer.kind) {
    case 'page': {
      const policy = pagePolicy(answer.csp, options);
      const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      const retry: Record<string, string> = answer.status === 503 ? { 'retry-after': '30' } : {};
      return prepareBody(answer.status, { ...headers, ...html, ...retry }, answer.html, isKept);
    }
    case 'resource':
      return prepareBody(answer.status, { ...headers, ...answer.headers }, answer.body, isKept);
    case 'redirect':
      return prepareBody(answer.status, { ...headers, location: answer.location }, '');
    case 'failed':
      return prepareBody(
        500,
        { ...headers, 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' },
        lastResortPage,
      );
  }
}
