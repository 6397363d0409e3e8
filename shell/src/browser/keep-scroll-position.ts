import type { createBrowserRouter } from 'react-router-dom';

/**
 * Gives each history entry that the browser makes (a document's first, those of hash links) a key of its own, as the
 * router's have: scroll positions are kept by key. Firefox and Safari may scroll to a hash before they tell of it; then the
 * page is put back to where it was left, which the router keeps before it goes to the hash. Call it before the router
 * listens.
 */
export function keyHistoryEntries(): void {
  const keyEntry = () => {
    if (!history.state?.key)
      history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
  };
  keyEntry();
  let shownAt = scrollY;
  const keepPlace = () => {
    shownAt = scrollY;
  };
  // Comes with the next frame, so after the event below, and late for a click in the frame of the scroll.
  addEventListener('scroll', keepPlace, { passive: true });
  addEventListener('click', keepPlace, { capture: true });
  addEventListener('popstate', () => {
    keyEntry();
    if (scrollY !== shownAt) scrollTo({ top: shownAt, behavior: 'instant' });
  });
}

/**
 * Restores the scroll position after Back or Forward, also on pages that reach their full height only when their data
 * arrives: the router itself scrolls just once, before that. Any input of the visitor ends the wait.
 */
export function keepScrollPosition(router: ReturnType<typeof createBrowserRouter>): void {
  let shownKey = router.state.location.key;
  let growth: ResizeObserver | undefined;
  const stop = () => growth?.disconnect();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { passive: true, capture: true });
  router.subscribe(({ location, historyAction, navigation, restoreScrollPosition: position }) => {
    if (navigation.state !== 'idle' || location.key === shownKey) return;
    shownKey = location.key;
    stop();
    if (historyAction !== 'POP' || typeof position !== 'number') return;
    growth = new ResizeObserver(([page]) => {
      if (!page || page.contentRect.height < position + innerHeight) return;
      scrollTo(0, position);
      stop();
    });
    growth.observe(document.body);
  });
}
