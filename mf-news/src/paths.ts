/** All addresses of the news area. */
export const paths = {
  news: '/news',
  article: (slug: string) => `/news/${slug}`,
  feed: '/news/feed.xml',
  articlesData: '/news/articles.json',
  articleData: (slug: string) => `/news/articles/${slug}`,
} as const;
