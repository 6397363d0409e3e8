import type { SitemapEntry } from '@sharemore/platform/contract';
import escapeText from 'escape-html';

/** Paths that exist for one visitor or for staff: neither listed nor indexed. */
const unlisted = ['/dashboard', '/copy-export', '/login'];

/** The sitemap protocol's XML for the pages that the areas named. */
export function sitemapXml(siteUrl: string, entries: SitemapEntry[]): string {
  const urls = entries
    .filter(({ path }) => !unlisted.includes(path))
    .map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${escapeText(lastModified)}</lastmod>` : '';
      return `<url><loc>${escapeText(siteUrl + path)}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
