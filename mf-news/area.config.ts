import type { AreaConfig } from '@sharemore/platform/contract';
import { newsletter } from './src/newsletter/newsletter';
import { paths } from './src/paths';

export default {
  name: 'mf-news',
  title: 'News',
  pages: {
    '/news': 'src/pages/news/news-page.tsx',
    '/news/:slug': 'src/pages/article/article-page.tsx',
    [paths.feed]: null,
    [paths.articlesData]: null,
    [paths.articleData(':slug')]: null,
  },
  data: { '/news': paths.articlesData, '/news/:slug': paths.articleData(':slug') },
  forms: { newsletter },
  queries: { '/news': ['show'], '/news/:slug': ['show'] },
  platform: '^3.1.0',
  budget: { script: 16, style: 5 },
} satisfies AreaConfig;
