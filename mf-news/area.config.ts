import type { AreaConfig } from '@sharemore/platform/contract';

export default {
  name: 'mf-news',
  pages: {
    '/news': 'src/pages/news/news-page.tsx',
    '/news/:slug': 'src/pages/article/article-page.tsx',
    '/news/feed.xml': null,
    '/news/articles.json': null,
    '/news/articles/:slug': null,
  },
  queries: { '/news': ['show'], '/news/:slug': ['show'] },
  pictures: 'src/pictures.tsx',
  platform: '^2.0.0',
  budget: { script: 16, style: 5 },
} satisfies AreaConfig;
