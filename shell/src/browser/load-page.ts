import { storeDrafts } from '@sharemore/platform/page';

/**
 * Loads a page of this site as a document, also the open page, which `location.assign` would only scroll. What was typed
 * into forms is there again when the visitor comes back to them.
 */
export function loadPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  storeDrafts();
  const target = new URL(pathname + search + hash, location.origin);
  if (target.href === location.href) location.reload();
  else location.assign(target);
}
