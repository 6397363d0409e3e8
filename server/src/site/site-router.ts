import type { FormOutcome } from '@sharemore/platform/contract';
import { type Request, Router } from 'express';
import type { Config } from '../config';
import type { SharedSheet } from '../sheet/shared-sheet';
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

  router.get('/{*path}', async (request, response) => {
    if (request.path.length > 1 && request.path.endsWith('/')) {
      response.redirect(301, request.path.replace(/^\/+/, '/').replace(/\/+$/, '') + queryOf(request) || '/');
      return;
    }
    const outcomeId = typeof request.query.outcome === 'string' ? request.query.outcome : null;
    const formOutcome = outcomeId ? await options.readOutcome(outcomeId) : null;
    const page = pageRequest(siteUrl + request.url, options, formOutcome);
    sendPrepared(request, response, await options.pages.page(request.path, page, queryOf(request) === ''));
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

function queryOf(request: Request): string {
  const start = request.url.indexOf('?');
  return start === -1 ? '' : request.url.slice(start);
}
