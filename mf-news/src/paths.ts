/** All addresses of the news area. */
export const paths = { news: '/news', article: (slug: string) => `/news/${slug}` } as const;
