/**
 * Calls `prefetch` with a link's path when the visitor hovers over, touches or focuses a link to another page of this
 * site. Does nothing when the browser asks to save data.
 */
export function prefetchOnIntent(prefetch: (path: string) => Promise<void>): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  let last: Element | null = null;
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isOther = link !== last;
    last = link;
    // A path with a dot is a file.
    if (!link || !isOther || link.origin !== location.origin || /\./.test(link.pathname)) return;
    if (link.pathname !== location.pathname) prefetch(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}
