import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadArticle } from '../catalogue/load';

/** `GET /news/articles/:slug`: the data of the article page, for client navigation. */
export async function loader({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<Response> {
  const found = await loadArticle(params.slug ?? '');
  return Response.json(found, { status: found.article ? 200 : 404 });
}
