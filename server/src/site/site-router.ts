import { join } from 'node:path';
import type { FormOutcome } from '@sharemore/platform/contract';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { meantAddress, normalPath, normalQuery } from '../http/address';
import { serviceUnavailable } from '../http/because';
import { clientKey, limitPerMinute } from '../http/limit-per-minute';
import { brokenPreviewPage, noOutcomePage, plainPageHeaders } from '../http/plain-pages';
import { sendPrepared, withHeaders } from '../http/prepared-body';
import { pageRequest } from '../render/page-request';
import { Overloaded } from '../render/render-queue';
import type { Pages } from './pages';
import { cachedSitemap, type SitemapOptions, securityTxt } from './sitemap';
import type { VisitorSets } from './visitor-set';

/** Each reads the lead store. High, because an office may share an address. */
const OUTCOMES_A_MINUTE = 120;
/** Each takes 30 ms of a thread. */
const IMAGES_A_MINUTE = 60;

/** Where sites usually have their service worker (`/sw.js`, `/ngsw-worker.js`, …); this one has none. */
const SERVICE_WORKER = /^\/[\w-]*(sw|worker)\.js$/i;
/**
 * Removes the service worker of a former site at this address, which would answer with that site for ever. Browsers ask
 * for its script at each visit, and with the answer the next page comes from here. No open page is reloaded: someone may
 * be typing.
 */
const workerThatLeaves = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => registration.unregister()));
});
`;

export interface SiteRouterOptions extends SitemapOptions {
  pages: Pages;
  setOf: VisitorSets;
  /** Called for each page that is sent. */
  pageViewed?: (setId: string, client: () => string) => void;
  /** Reads the outcome of a form that was posted without script for `path`, by the id in `?outcome=`. */
  readOutcome: (id: string, path: string) => Promise<FormOutcome | null>;
}

/** All pages, the sitemap, `robots.txt` and `security.txt`. */
export function siteRouter(options: SiteRouterOptions): Router {
  const router = Router();
  const { config, liveSite } = options;

  router.get('/robots.txt', (_request, response) => {
    const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${config.siteUrl}/sitemap.xml\n`;
    response.type('text').set('Cache-Control', 'public, max-age=3600').send(text);
  });

  router.get('/.well-known/security.txt', (_request, response) => {
    const text = securityTxt(config.siteUrl, config.operator.email);
    response.type('text').set('Cache-Control', 'public, max-age=86400').send(text);
  });

  router.get(SERVICE_WORKER, (_request, response) => {
    response.type('js').send(workerThatLeaves);
  });

  const sitemap = cachedSitemap(options);
  router.get('/sitemap.xml', async (request, response) => {
    await sendPrepared(request, response, await sitemap());
  });

  const general = (_request: Request, response: Response) => response.redirect('/og.png');
  const images = limitPerMinute(IMAGES_A_MINUTE, { handler: general });
  router.get(/^\/share-image(\/.*)\.png$/, images, async (request, response) => {
    const name = normalPath(request.params[0] ?? '');
    const path = name === '/index' ? '/' : name;
    const { live } = liveSite.serving();
    const fileAt = (address: string) => {
      const [, , area = '', , ...file] = address.split('/');
      return join(live.folders[area] ?? '', 'client', ...file);
    };
    const page = await options.pages.page(live, pageRequest(path, config), clientKey(request.ip));
    // A native library, which is loaded when it is first needed.
    const { shareImageOf } = await import('./share-image');
    const image = page.status === 200 && (await shareImageOf(page, fileAt));
    if (image) response.type('png').set('Cache-Control', 'public, max-age=3600').send(image);
    else general(request, response);
  });

  const isOther = (request: Request) => outcomeIdOf(request) === null;
  const tooOften = (_request: Request, response: Response) =>
    sendNoOutcome(response.status(429).set('Retry-After', '60'));
  router.use(limitPerMinute(OUTCOMES_A_MINUTE, { skip: isOther, handler: tooOften }));

  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const [asked = '', search = ''] = request.url.split(/\?(.*)/s);
    const path = normalPath(asked);
    const meant = meantAddress(path);
    const redirect = (to: string) => response.redirect(301, search ? `${to}?${search}` : to);
    const outcomeId = outcomeIdOf(request);
    const formOutcome = outcomeId ? await options.readOutcome(outcomeId, path).catch(() => undefined) : null;
    if (formOutcome === undefined) return sendNoOutcome(serviceUnavailable(response, 'lead-store', 5));
    const { set, preview, headers } = options.setOf(request);
    const client = clientKey(request.ip);
    const pool = await (set && liveSite.poolFor(set).catch(unlessBusy));
    if (preview && !Object.keys(preview.builds).every((area) => pool?.manifests[area])) {
      serviceUnavailable(response, 'preview').set(headers).set(plainPageHeaders).send(brokenPreviewPage);
      return;
    }
    if (!pool) {
      // By default a cache may store a 410 and answer requests for the page itself with it; `headers` prevent that.
      response
        .status(410)
        .set(headers)
        .json({ error: 'This page is of a release that is gone: load it again' });
      return;
    }
    const pageAt = (address: string) => {
      const page = { ...pageRequest(address, config), formOutcome };
      if (preview) page.site.preview = preview;
      return options.pages.page(pool, page, client);
    };
    const query = normalQuery(search, pool.queriesOf(path));
    const body = await pageAt(path + (query && `?${query}`));
    if (meant && body.status === 404 && (await pageAt(meant.path)).status === 200) {
      return meant.rest ? response.redirect(301, meant.path + meant.rest) : redirect(meant.path);
    }
    // A page's own redirect leads on at once.
    if (path !== asked && body.status !== 301) return redirect(path);
    options.pageViewed?.(pool.set.id, () => client);
    const cause = preview && body.cause ? { cause: 'preview' as const } : {};
    await sendPrepared(request, response, withHeaders({ ...body, ...cause }, headers));
  });

  router.use(((error, request, response, next) => {
    if (!(error instanceof Overloaded)) return next(error);
    return sendPrepared(request, response, options.pages.busy);
  }) satisfies ErrorRequestHandler);

  return router;
}

/** The id in `?outcome=`; null for text that is none, so that nothing is looked up for it. */
function outcomeIdOf({ query: { outcome } }: Request): string | null {
  return typeof outcome === 'string' && /^[\da-f-]{36}$/.test(outcome) ? outcome : null;
}

function sendNoOutcome(response: Response): void {
  response.set({ ...plainPageHeaders, 'Cache-Control': 'no-store' }).send(noOutcomePage);
}

/** There is no pool of a set whose shell fails. */
function unlessBusy(error: unknown): undefined {
  if (error instanceof Overloaded) throw error;
}
