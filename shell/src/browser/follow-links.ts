import type { createBrowserRouter } from 'react-router-dom';

/** Links of a page that waits lead on as all others do: without a page load. */
export function followLinks(router: ReturnType<typeof createBrowserRouter>): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // The router marks its own links so; what leads to a file or to a place on this page is the browser's.
    if (isOther || link?.dataset.discover === undefined || link.target) return;
    if (!link.closest('[data-waits]')) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  };
  // Before React, which keeps such events to itself for a page that is not hydrated.
  window.addEventListener('click', follow, { capture: true });
}
