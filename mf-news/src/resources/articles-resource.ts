import { loadSummaries } from '../catalogue/load';

/** `GET /news/articles.json`: the list of articles, for client navigation. */
export async function loader(): Promise<Response> {
  return Response.json(await loadSummaries());
}
