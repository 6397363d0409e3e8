import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';
import { loadSummaries } from './catalogue/load';
import { paths } from './paths';

/**
 * The news area. No browser bundle holds articles: the document of a server-rendered page carries its article data, and
 * client navigation fetches it from the two data addresses.
 */
export const area: AreaModule = {
  routes: [
    ...pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
    { path: paths.feed, lazy: () => import('./resources/feed-resource') },
    { path: paths.articlesData, lazy: () => import('./resources/articles-resource') },
    { path: paths.articleData(':slug'), lazy: () => import('./resources/article-resource') },
  ],
  sitemap: async () =>
    (await loadSummaries()).map(({ slug, date, updated }) => ({
      path: paths.article(slug),
      lastModified: updated ?? date,
    })),
};
