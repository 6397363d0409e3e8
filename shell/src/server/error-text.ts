import { isRouteErrorResponse } from 'react-router-dom';

/** The log's text for an error thrown by an area. */
export function errorText(error: unknown): string {
  // The router wraps what a page's loader throws, not what a resource's does.
  if (isRouteErrorResponse(error) || error instanceof Response)
    return `answered ${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
