import type { createBrowserRouter } from 'react-router-dom';

/** As long as a page may wait for its data (the company list, tried twice). */
const DATA_PATIENCE_MS = 25_000;
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Brings whoever goes back to the place where they were, also when the page is not as tall as that until its data is
 * there. The router scrolls once, as far as the page goes then. Whoever does something meanwhile is left alone.
 */
export function keepPlace(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = router.state.location.key;
  let stop = () => {};
  router.subscribe(({ location, historyAction, navigation, restoreScrollPosition: place }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    stop();
    if (historyAction !== 'POP' || typeof place !== 'number') return;
    const ending = new AbortController();
    const growth = new ResizeObserver(([page]) => {
      if (!page || page.contentRect.height < place + innerHeight) return;
      scrollTo(0, place);
      stop();
    });
    stop = () => {
      growth.disconnect();
      ending.abort();
      clearTimeout(end);
    };
    const end = setTimeout(stop, DATA_PATIENCE_MS);
    for (const type of signsOfLife) {
      addEventListener(type, stop, { once: true, passive: true, capture: true, signal: ending.signal });
    }
    growth.observe(document.body);
  });
}
