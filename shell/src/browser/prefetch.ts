/**
 * Calls `prefetch` with the path of a link on this site when a visitor is about to follow it: the pointer
 * rests on it, a finger touches it, or the keyboard reaches it. Each path once, again when it failed; none where data is saved.
 */
export function prefetchOnIntent(prefetch: (path: string) => Promise<void>): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const seen = new Set([location.pathname]);
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    prefetch(link.pathname).catch(() => seen.delete(link.pathname));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}
