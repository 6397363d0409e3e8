/**
 * Calls `prefetch` with the path of a link to a page of this site when a visitor is about to follow it: the pointer
 * comes to it, a finger touches it, or the keyboard reaches it. None where data is saved.
 */
export function prefetchOnIntent(prefetch: (path: string) => Promise<void>): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let last: Element | null = null;
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isOther = link !== last;
    last = link;
    // A name with a dot is a file.
    if (!link || !isOther || link.origin !== location.origin || /\./.test(link.pathname)) return;
    if (link.pathname !== location.pathname) prefetch(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}
