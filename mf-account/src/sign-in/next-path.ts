const DASHBOARD_PATH = '/dashboard';
export const LOGIN_PATH = '/login';

/** A base for resolving paths: a result with another origin would leave this site. */
const THIS_SITE = 'https://this-site.invalid';

/** The login address that returns the visitor to `path` after signing in. */
export function loginPathFor(path: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ next: path })}`;
}

/**
 * The page to open after signing in, from the `next` parameter of the login address. Anybody can craft that address,
 * so a value that leaves this site or returns to the login page falls back to the dashboard.
 */
export function safeNextPath(next: string | null): string {
  if (!next?.startsWith('/')) return DASHBOARD_PATH;
  // The platform's URL parser decides: it reads `//host`, `/\host` and `/<tab>/host` as other sites.
  if (!URL.canParse(next, THIS_SITE)) return DASHBOARD_PATH;
  const { origin, pathname, search, hash } = new URL(next, THIS_SITE);
  if (origin !== THIS_SITE) return DASHBOARD_PATH;
  // `/..//host` is normalised to `//host`, which the router would treat as another site.
  if (pathname.startsWith('//') || pathname.replace(/\/+$/, '') === LOGIN_PATH) return DASHBOARD_PATH;
  return pathname + search + hash;
}
