import type { ServerContext } from '@sharemore/platform/contract';
import { loadSummaries } from '../catalogue/load';
import { rssFeed } from '../feed/rss-feed';

/** `GET /news/feed.xml`. */
export async function loader({ context }: { context: ServerContext }): Promise<Response> {
  return new Response(rssFeed({ siteUrl: context.siteUrl, articles: await loadSummaries() }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
