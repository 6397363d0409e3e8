import type { AreaConfig } from '@sharemore/platform/contract';
import { articles } from './src/catalogue';
import { newsletter } from './src/newsletter';
import { paths } from './src/paths';

const articleFiles = articles.map(({ slug }) => [paths.article(slug), `src/articles/${slug}.ts`]);

export default {
  name: 'mf-news',
  title: 'News',
  pages: {
    '/news': 'src/pages/news/news-page.tsx',
    ...Object.fromEntries(articleFiles),
    '/news/:slug': 'src/pages/article-not-found/article-not-found-page.tsx',
  },
  forms: { newsletter },
  queries: Object.fromEntries(
    [paths.news, ...articleFiles.map(([path]) => path)].map((path) => [path, ['show']]),
  ),
  platform: '^5.0.0',
  budget: { script: 16, style: 5 },
} satisfies AreaConfig;
