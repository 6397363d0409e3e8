import type { ServerResponse } from 'node:http';
import type { Response } from 'express';

/** Why an answer is 503. */
export type Cause =
  | 'overload'
  | 'area-failed'
  | 'lead-store'
  | 'release-store'
  | 'sheet'
  | 'preview'
  | 'not-ready';

const causes = new WeakMap<ServerResponse, Cause>();

/** Notes for the metrics why `response` is a 503. */
export const because = (response: ServerResponse, cause: Cause): void => void causes.set(response, cause);

/** Makes an answer a 503, which says after how many seconds another request is worth it. */
export function serviceUnavailable(response: Response, cause: Cause, retryAfter?: number): Response {
  because(response, cause);
  if (retryAfter) response.set('Retry-After', String(retryAfter));
  return response.status(503);
}

export const causeOf = (response: ServerResponse): Cause | undefined => causes.get(response);
