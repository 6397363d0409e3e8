import { matchRoutes } from 'react-router-dom';

/** What the live areas own: area name to its path patterns, from their manifests. */
export type Claims = Record<string, string[]>;

export interface Claimed {
  area: string;
  /** The pattern that matched, a key of the area's `pages`. */
  pattern: string;
}

/** The area that owns `pathname` (the most specific pattern wins), or null when nobody does. */
export function findClaim(claims: Claims, pathname: string): Claimed | null {
  const routes = Object.entries(claims).flatMap(([area, patterns]) =>
    patterns.map((pattern) => ({ path: pattern, handle: { area, pattern } satisfies Claimed })),
  );
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match ? (match.route.handle as Claimed) : null;
}
