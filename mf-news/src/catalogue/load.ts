import { fetchData } from '@sharemore/platform/page';
import { paths } from '../paths';
import type { ArticlePageData, ArticleSummary } from './article';

/**
 * Article data for loaders on both sides. The server reads the catalogue. A browser asks the server, because the
 * bundler drops the branch with the catalogue there: article texts are in no browser bundle.
 */
export async function loadSummaries(): Promise<ArticleSummary[]> {
  if (import.meta.env.SSR) return (await import('./catalogue')).listSummaries();
  return fetchJson<ArticleSummary[]>(paths.articlesData);
}

/** One article and the others beside it; an unknown slug has a null `article`. */
export async function loadArticle(slug: string): Promise<ArticlePageData> {
  if (import.meta.env.SSR) return (await import('./catalogue')).findArticle(slug);
  return fetchJson<ArticlePageData>(paths.articleData(encodeURIComponent(slug)), { also: 404 });
}

/** Not checked: both addresses are answered by this area, in the release that the page came from (`fetchData`). */
async function fetchJson<T>(path: string, { also }: { also?: number } = {}): Promise<T> {
  const response = await fetchData(path, { headers: { accept: 'application/json' } });
  if (!response.ok && response.status !== also) {
    throw new Error(`News answered ${response.status} for ${path}`);
  }
  return response.json() as Promise<T>;
}
