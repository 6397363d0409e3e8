import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import type { Config } from './config';
import { requestTarget } from './http/address';
import { serviceUnavailable } from './http/because';
import { LOOK_FOR_SLOW, limitConnections, throttleNewConnections } from './http/connection-limits';
import { clientKey } from './http/limit-per-minute';
import { badAddressPage, plainPageHeaders } from './http/plain-pages';
import { type PreparedBody, sendPrepared, withHeaders } from './http/prepared-body';
import { securityHeaders } from './http/security-headers';
import { requestLogger } from './observe/logger';
import { isReservedPath } from './releases/preflight/check-set';
import type { ReleaseStore } from './releases/store/release-store';
import { builtFiles } from './site/built-files';
import { type SiteRouterOptions, siteRouter } from './site/site-router';

/**
 * Longer than a visitor usually reads between two taps, so that a tap needs no new connection, and longer than proxies
 * keep theirs (usually 60 s), so that a proxy never sends a request on a connection that closes here.
 */
const IDLE_CONNECTION_MS = 75_000;
/** Longer than the slowest answer, a promotion, and the slowest request, an upload; both clients wait for 120 s. */
const SILENT_CONNECTION_MS = 130_000;
/** In bytes. No address of the site has a quarter of it; before the work that takes longer for a longer one. */
const LONGEST_TARGET = 2048;

const isLoopbackIp = proxyAddr.compile('loopback');

export interface AppServices extends SiteRouterOptions {
  config: Config;
  logger: Logger;
  releaseStore: ReleaseStore;
  /** The API's routers: forms, the company sheet, metrics. */
  api: RequestHandler[];
  /** Whether the lead store can write. */
  ready: () => Promise<boolean>;
  /** Whether its pages have been rendered once. */
  isWarm?: () => boolean;
  /** Called for each request, before it is answered. */
  arrived?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** The whole site as one HTTP server that does not listen yet. */
export function createApp(services: AppServices): Server {
  const { liveSite, pages, setOf } = services;
  const headers = { ...securityHeaders(services.config), 'Cache-Control': 'no-store' };
  const app = createExpress(services, headers);
  const trust: (address: string, hops: number) => boolean = app.get('trust proxy fn');
  const clientOf = (request: IncomingMessage) => clientKey(proxyAddr(request, trust));

  /** A cached page is sent before any middleware runs, with the same headers as any other response. */
  function cachedPage(request: IncomingMessage, target: string): PreparedBody | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { set, preview, headers } = setOf(request);
    const pool = set && !preview && liveSite.opened(set.id);
    const page = pool && pages.cached(pool, target);
    if (!page) return undefined;
    services.pageViewed?.(pool.set.id, () => clientOf(request));
    return withHeaders(page, headers);
  }

  /** When the render queue is full, refuses a page before any middleware runs, so without a log line. */
  function refusedPage(request: IncomingMessage, target: string): PreparedBody | undefined {
    const [path = ''] = target.split('?', 1);
    const isPage = request.method === 'GET' && !isReservedPath(path) && !/\.\w+$/.test(path);
    return isPage ? pages.refusal(clientOf(request)) : undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isLong = (request.url ?? '').length > LONGEST_TARGET;
    const target = isLong ? null : requestTarget(request);
    if (target === null) {
      response.writeHead(isLong ? 414 : 400, { ...headers, ...plainPageHeaders, connection: 'close' });
      response.end(badAddressPage);
      return;
    }
    request.url = target;
    const page = cachedPage(request, target) ?? refusedPage(request, target);
    if (page) await sendPrepared(request, response, page);
    else app(request, response);
  }

  const server = createServer({ connectionsCheckingInterval: LOOK_FOR_SLOW }, (request, response) => {
    services.arrived?.(request, response);
    // What is thrown here would end the process.
    answer(request, response).catch((error) => {
      services.logger.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a request failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, headers).end();
    });
  });
  limitConnections(server, (address) => isLoopbackIp(address, 0) || trust(address, 0));
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  server.requestTimeout = SILENT_CONNECTION_MS;
  // Also closes connections whose client does not read.
  server.timeout = SILENT_CONNECTION_MS;
  throttleNewConnections(server);
  return server;
}

/** @param headers set on every response unless its own handler sets another value */
function createExpress(services: AppServices, headers: Record<string, string>): express.Express {
  const { config, logger, releaseStore, liveSite } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy);
  app.use(requestLogger(logger));
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' });
  });
  app.get('/readyz', async (request, response) => {
    const { live, rollout, problem, hasShell } = liveSite.serving();
    const rolledOut = rollout && { set: rollout.pool.set.id, percent: rollout.percent };
    const release = { set: live.set.id, rollout: rolledOut, problem };
    // With `?pages` for a proxy, which would take every server away while their database is.
    const canStore = 'pages' in request.query || (await services.ready());
    const isWarm = services.isWarm?.() ?? true;
    const isReady = canStore && hasShell && isWarm;
    if (!isReady) serviceUnavailable(response, 'not-ready', 5);
    response.json({ status: isReady ? 'ready' : 'not ready', canStore, isWarm, release });
  });
  app.get('/api/release', (request, response) => {
    const { set, headers } = services.setOf(request);
    response.set({ ...headers, 'Cache-Control': 'private, no-store' }).json({ set: set?.id });
  });
  app.use(builtFiles(releaseStore, () => liveSite.serving().live.set.builds.shell ?? ''));
  app.use(...services.api);
  app.use('/api', (_request, response) => {
    response.status(404).json({ error: 'There is no such address' });
  });
  app.use(siteRouter(services));
  app.use((_request, response) => {
    response.status(405).set('Allow', 'GET, HEAD').json({ error: 'This address takes GET only' });
  });
  app.use(answerError(logger));
  return app;
}

function answerError(logger: Logger): ErrorRequestHandler {
  return (error: { status?: number; statusCode?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? error.statusCode ?? 500;
    if (status >= 500) logger.error({ err: error, requestId: request.id }, 'request failed');
    response
      .status(status)
      .json({ error: status >= 500 ? 'Something went wrong on our side' : 'Bad request' });
  };
}
