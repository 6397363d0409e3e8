import type { AreaConfig } from '@sharemore/platform/contract';
import { paths } from './src/paths';

export default {
  name: 'mf-news',
  pages: {
    '/news': 'src/pages/news/news-page.tsx',
    '/news/:slug': 'src/pages/article/article-page.tsx',
    [paths.feed]: null,
    [paths.articlesData]: null,
    [paths.articleData(':slug')]: null,
  },
  data: { '/news': paths.articlesData, '/news/:slug': paths.articleData(':slug') },
  queries: { '/news': ['show'], '/news/:slug': ['show'] },
  pictures: 'src/pictures.tsx',
  platform: '^2.2.0',
  budget: { script: 16, style: 5 },
} satisfies AreaConfig;
