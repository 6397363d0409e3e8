import escapeText from 'escape-html';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type PreparedBody, prepareBody } from '../http/prepared-body';
import type { SheetText } from '../render/loaded-set';
import { pageRequest, type SiteConfig } from '../render/page-request';
import type { RenderPool } from '../render/render-pool';
import type { LiveSite } from './live-site';

/** An area that could not list its pages, and so occupied a process for a while, is asked again after this time. */
const KEPT_MS = 60_000;

export interface SitemapOptions {
  config: SiteConfig;
  liveSite: LiveSite;
  sheet: () => SheetText;
  logger?: Pick<Logger, 'error'>;
}

/** The sitemap, made once a minute at most for each release set and sheet version. */
export function cachedSitemap(options: SitemapOptions): () => Promise<PreparedBody> {
  const { config, liveSite, sheet } = options;
  const cache = new LRUCache<string, PreparedBody>({
    max: 1,
    ttl: KEPT_MS,
    async fetchMethod() {
      const paths = await listAll(options, liveSite.serving().live);
      const headers = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' };
      return prepareBody(200, headers, sitemapXml(config.siteUrl, paths));
    },
  });
  return () => cache.forceFetch(`${liveSite.serving().live.set.id} ${sheet().version}`);
}

/** All addresses of a set, of an area that fails its fixed paths only. */
async function listAll({ config, sheet, logger }: SitemapOptions, pool: RenderPool) {
  const paths: string[] = [];
  for (const { area, pages, unlisted } of Object.values(pool.manifests)) {
    const fixed = Object.keys(pages).filter((path) => !path.includes(':') && !unlisted?.includes(path));
    paths.push(...fixed);
    if (area === 'shell') continue;
    const list = pool.sitemap(area, pageRequest('/', config), sheet()).then((own) => paths.push(...own));
    await list.catch((error) => logger?.error({ err: error, area }, 'an area does not list its pages'));
  }
  return paths;
}

function sitemapXml(siteUrl: string, paths: string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeText(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Where to report a vulnerability (RFC 9116, which requires an expiry date). */
export function securityTxt(siteUrl: string, contact: string): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();
  return `Contact: mailto:${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
