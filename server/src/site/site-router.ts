import type { FormOutcome } from '@sharemore/platform/contract';
import { Router } from 'express';
import type { Config } from '../config';
import type { SharedSheet } from '../sheet/shared-sheet';
import { normalPath, normalQuery } from './address';
import type { Pages } from './pages';
import { sendPrepared } from './prepared-body';
import type { PageRequest, RenderPool } from './render-pool';
import { robotsTxt, sitemapXml } from './sitemap';

export interface SiteRouterOptions {
  config: Pick<Config, 'siteUrl' | 'newsletter' | 'company'>;
  pages: Pages;
  pool: () => RenderPool;
  sheet: () => SharedSheet;
  /** Finds the outcome of a form posted without script, by the id in `?outcome=`. */
  readOutcome: (id: string) => Promise<FormOutcome | null>;
}

/** The pages of all areas, and what search engines read. */
export function siteRouter(options: SiteRouterOptions): Router {
  const router = Router();
  const { siteUrl } = options.config;

  router.get('/robots.txt', (_request, response) => {
    response.type('text').set('Cache-Control', 'public, max-age=3600').send(robotsTxt(siteUrl));
  });

  router.get('/sitemap.xml', async (_request, response) => {
    const entries = await options.pool().sitemap(pageRequest(siteUrl, options), options.sheet());
    response.type('xml').set('Cache-Control', 'public, max-age=3600').send(sitemapXml(siteUrl, entries));
  });

  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const [asked = '', search = ''] = request.url.split(/\?(.*)/s);
    const path = normalPath(asked);
    if (path === null) {
      response.status(400).type('text').send('This is no address of a page');
      return;
    }
    if (path !== asked) {
      response.redirect(301, search ? `${path}?${search}` : path);
      return;
    }
    const outcomeId = new URLSearchParams(search).get('outcome');
    const formOutcome = outcomeId ? await options.readOutcome(outcomeId) : null;
    const query = normalQuery(search, options.pool().queriesOf(path));
    const page = pageRequest(`${siteUrl}${path}${query && `?${query}`}`, options, formOutcome);
    const body = await options.pages.page({ path, query }, page, request.ip ?? '');
    await sendPrepared(request, response, body);
  });

  return router;
}

/** What a render of `url` is asked for. */
export function pageRequest(
  url: string,
  { config }: Pick<SiteRouterOptions, 'config'>,
  formOutcome: FormOutcome | null = null,
): PageRequest {
  const newsletter = {
    action: config.newsletter.formUrl ?? '/api/newsletter',
    honeypotField: config.newsletter.honeypotField,
  };
  const { siteUrl, company } = config;
  return { url, site: { siteUrl, newsletter, company }, formOutcome, excluded: [] };
}
