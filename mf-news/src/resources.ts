import type { ServerContext } from '@sharemore/platform/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadArticle, loadSummaries } from './catalogue/load';
import { rssFeed } from './feed/rss-feed';

/** `GET /news/feed.xml`. */
export async function feed({ context }: { context: ServerContext }): Promise<Response> {
  return new Response(rssFeed({ siteUrl: context.siteUrl, articles: await loadSummaries() }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}

/** `GET /news/articles.json`: the list of articles, for client navigation. */
export async function articlesData(): Promise<Response> {
  return Response.json(await loadSummaries());
}

/** `GET /news/articles/:slug`: the data of the article page, for client navigation. */
export async function articleData({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<Response> {
  const found = await loadArticle(params.slug ?? '');
  return Response.json(found, { status: found.article ? 200 : 404 });
}
