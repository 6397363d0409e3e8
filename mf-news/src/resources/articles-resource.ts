import { loadSummaries } from '../catalogue/load';

/** `GET /news/articles.json`: the list, for browsers that come to /news from another page. */
export async function loader(): Promise<Response> {
  return Response.json(await loadSummaries());
}
