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
  let found: Owner | null = null;
  for (const [area, { pages }] of Object.entries(areas)) {
    for (const pattern of Object.keys(pages)) {
      if (matches(pattern, pathname) && (!found || isMoreSpecific(pattern, found.pattern))) {
        found = { area, pattern };
      }
    }
  }
  return found;
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

function isMoreSpecific(pattern: string, other: string): boolean {
  const others = segments(other);
  const own = segments(pattern);
  const differs = own.findIndex((part, index) => part.startsWith(':') !== others[index]?.startsWith(':'));
  return differs !== -1 && !own[differs]?.startsWith(':');
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
