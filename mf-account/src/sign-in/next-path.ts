import { localAddress } from '@sharemore/platform/contract';

const DASHBOARD_PATH = '/dashboard';
export const LOGIN_PATH = '/login';

/** The login address that returns the visitor to `path` after signing in. */
export function loginPathFor(path: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ next: path })}`;
}

/**
 * The page to open after signing in, from the `next` parameter of the login address. Anybody can craft that address,
 * so a value that leaves this site or returns to the login page falls back to the dashboard.
 */
export function safeNextPath(next: string | null): string {
  const address = localAddress(next ?? '');
  if (!address || address.pathname.replace(/\/+$/, '') === LOGIN_PATH) return DASHBOARD_PATH;
  return address.pathname + address.search + address.hash;
}
