import { fetchData } from '@sharemore/platform/page';
import { paths } from '../paths';
import type { ArticlePageData, ArticleSummary } from './article';

/**
 * Loads the summaries of all articles. The server reads the catalogue; browsers ask the server, because the bundler
 * drops the branch with the catalogue from the browser's bundle.
 * @throws when the server answers an error
 */
export async function loadSummaries(): Promise<ArticleSummary[]> {
  if (import.meta.env.SSR) return (await import('./catalogue')).listSummaries();
  return fetchJson<ArticleSummary[]>(paths.articlesData);
}

/** Loads one article, like `loadSummaries`. For an unknown slug, `article` is null. */
export async function loadArticle(slug: string): Promise<ArticlePageData> {
  if (import.meta.env.SSR) return (await import('./catalogue')).findArticle(slug);
  return fetchJson<ArticlePageData>(paths.articleData(encodeURIComponent(slug)), 404);
}

/** Does not validate the data, because `fetchData` asks the same release of this area that rendered the page. */
async function fetchJson<T>(path: string, acceptedError?: number): Promise<T> {
  const response = await fetchData(path);
  if (!response.ok && response.status !== acceptedError) {
    throw new Error(`News answered ${response.status} for ${path}`);
  }
  return response.json() as Promise<T>;
}
