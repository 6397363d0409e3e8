import type { ArticleSummary } from '../catalogue/article';
import { paths } from '../paths';
import { escapeXml } from './xml';

interface FeedInput {
  siteUrl: string;
  /** Newest first. */
  articles: ArticleSummary[];
}

/** An RSS 2.0 document. It holds no clock: the same articles always give the same bytes. */
export function rssFeed({ siteUrl, articles }: FeedInput): string {
  const address = (path: string) => escapeXml(`${siteUrl.replace(/\/$/, '')}${path}`);
  const changed = articles.map(({ date, updated }) => updated ?? date).sort();
  const latest = changed.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    '<title>ShareMore news</title>',
    `<link>${address(paths.news)}</link>`,
    '<description>Plain-English articles on Sharesave for people deciding whether to join.</description>',
    '<language>en-GB</language>',
    `<atom:link href="${address(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [`<lastBuildDate>${rfc822(latest)}</lastBuildDate>`] : []),
    ...articles.map((article) => item(article, address)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ slug, title, date, category, excerpt }: ArticleSummary, address: (path: string) => string) {
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address(paths.article(slug))}</link>`,
    // The id names the article and not its address, so a move to another domain marks nothing as unread.
    `<guid isPermaLink="false">sharemore:news:${escapeXml(slug)}</guid>`,
    `<pubDate>${rfc822(date)}</pubDate>`,
    `<category>${escapeXml(category)}</category>`,
    `<description>${escapeXml(excerpt)}</description>`,
    '</item>',
  ].join('\n');
}

/** RSS dates follow RFC 822; articles go out at nine in the morning, UTC. */
function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T09:00:00Z`).toUTCString();
}
