import escapeText from 'escape-html';
import type { ArticleSummary } from '../catalogue/article';
import { paths } from '../paths';

/** An RSS 2.0 document. It depends on its input alone, so that the same articles give the same bytes. */
export function rssFeed({ siteUrl, articles }: { siteUrl: string; articles: ArticleSummary[] }): string {
  const address = (path: string) => escapeText(`${siteUrl}${path}`);
  const lastChange = articles
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    '<title>ShareMore news</title>',
    `<link>${address(paths.news)}</link>`,
    '<description>Plain-English articles on Sharesave for people deciding whether to join.</description>',
    '<language>en-GB</language>',
    `<atom:link href="${address(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ...(lastChange ? [`<lastBuildDate>${rfc822(lastChange)}</lastBuildDate>`] : []),
    ...articles.map((article) => item(article, address)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ slug, title, date, category, excerpt }: ArticleSummary, address: (path: string) => string) {
  return [
    '<item>',
    `<title>${escapeText(title)}</title>`,
    `<link>${address(paths.article(slug))}</link>`,
    // Not the address: after a move to another domain, feed readers would show every article as unread.
    `<guid isPermaLink="false">sharemore:news:${escapeText(slug)}</guid>`,
    `<pubDate>${rfc822(date)}</pubDate>`,
    `<category>${escapeText(category)}</category>`,
    `<description>${escapeText(excerpt)}</description>`,
    '</item>',
  ].join('\n');
}

/** The RFC 822 date that RSS requires, at 09:00 UTC. */
function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T09:00:00Z`).toUTCString();
}
