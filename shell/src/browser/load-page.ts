/** Loads a page of this site as a document, also the open page, which `location.assign` would only scroll. */
export function loadPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const target = new URL(pathname + search + hash, location.origin);
  if (target.href === location.href) location.reload();
  else location.assign(target);
}
