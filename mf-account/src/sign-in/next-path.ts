/** Where a visitor goes after signing in when no page was asked for. */
const DASHBOARD_PATH = '/dashboard';
export const LOGIN_PATH = '/login';

/** Only its being an origin matters: whatever leaves it would leave this site. */
const THIS_SITE = 'https://this-site.invalid';

/** The login page's address that brings the visitor back to `path` after signing in. */
export function loginPathFor(path: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ next: path })}`;
}

/**
 * The page to open after signing in, from the login address's `next`. Anybody can write that address, so
 * whatever does not stay on this site, or would come back to the login page, becomes the dashboard.
 */
export function safeNextPath(next: string | null): string {
  if (!next?.startsWith('/')) return DASHBOARD_PATH;
  // The browser's own parser decides: it reads `//host`, `/\host` and `/<tab>/host` as other sites.
  if (!URL.canParse(next, THIS_SITE)) return DASHBOARD_PATH;
  const { origin, pathname, search, hash } = new URL(next, THIS_SITE);
  if (origin !== THIS_SITE) return DASHBOARD_PATH;
  // A path such as `/..//host` is normalised to `//host`, which the router would take for another site.
  if (pathname.startsWith('//') || pathname.replace(/\/+$/, '') === LOGIN_PATH) return DASHBOARD_PATH;
  return pathname + search + hash;
}
