/** Area name to its pages by path pattern (`/news/:slug`), for example from manifests. */
type Areas = Record<string, { pages: object }>;

/** The area that owns a path. */
export interface Owner {
  area: string;
  /** The pattern that matched, a key of the area's `pages`. */
  pattern: string;
}

/** The area that owns `pathname` (the most specific pattern wins), or null if none does. */
export function findOwner(areas: Areas, pathname: string): Owner | null {
  // Asked for each request: most pages have a fixed path.
  const [exact] = Object.entries(areas).find(([, { pages }]) => Object.hasOwn(pages, pathname)) ?? [];
  if (exact) return { area: exact, pattern: pathname };
  const owners = Object.entries(areas).flatMap(([area, { pages }]) =>
    Object.keys(pages).flatMap((pattern) => (matches(pattern, pathname) ? { area, pattern } : [])),
  );
  return owners.sort((one, other) => rankOf(one) - rankOf(other))[0] ?? null;
}

/** Whether a path has the form of a pattern (`/news/:slug`), in upper or lower case. */
export function matches(pattern: string, pathname: string): boolean {
  const path = segments(pathname);
  const parts = segments(pattern);
  return (
    parts.length === path.length &&
    parts.every((part, index) => part.startsWith(':') || part.toLowerCase() === path[index]?.toLowerCase())
  );
}

/** Of patterns that match the same path, the lowest has its first parameter last: 1 for `/news/:slug`, 10 for `/:page/a`. */
function rankOf({ pattern }: Owner): number {
  return Number(
    segments(pattern)
      .map((part) => (part.startsWith(':') ? 1 : 0))
      .join(''),
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
