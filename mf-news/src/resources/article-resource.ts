import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadArticle } from '../catalogue/load';

/** `GET /news/articles/:slug`: what the article page shows, for browsers that come from another page. */
export async function loader({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<Response> {
  const found = await loadArticle(params.slug ?? '');
  return Response.json(found, { status: found.article ? 200 : 404 });
}
