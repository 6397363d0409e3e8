import type { APIRequestContext } from '@playwright/test';

/** The articles in the order of the list, from the news area's own data endpoint. */
export async function listArticles(request: APIRequestContext): Promise<{ slug: string; title: string }[]> {
  return (await request.get('/news/articles.json')).json();
}
