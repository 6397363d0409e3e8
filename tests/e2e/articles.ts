import type { APIRequestContext } from '@playwright/test';

/** The articles in the order of the list, by the area's own data address. */
export async function listed(request: APIRequestContext): Promise<{ slug: string; title: string }[]> {
  return (await request.get('/news/articles.json')).json();
}
