import { isRouteErrorResponse } from 'react-router-dom';

/** The log's text for an error thrown by an area. */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `answered ${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
