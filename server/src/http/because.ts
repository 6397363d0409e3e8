import type { ServerResponse } from 'node:http';

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

export const causeOf = (response: ServerResponse): Cause | undefined => causes.get(response);
