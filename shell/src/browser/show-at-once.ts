import type { createBrowserRouter } from 'react-router-dom';

/** A page that comes within this time comes without a sign of waiting. */
const QUICK_MS = 120;

/**
 * How the router's provider shows a page that `showAtOnce` marks: not in slices, but without React's `flushSync`, which
 * would also run the effects that can wait, and take the old page apart, before the new one is painted.
 */
export function inOneGo(show: () => unknown): undefined {
  show();
}

/**
 * Makes another page appear as soon as it is there: rendered in one go, not in slices with frames of the old page
 * between them, and without a render of the old page for a sign of waiting that nobody would see. Call it before
 * anything renders; what changes within a page is left as it is.
 */
export function showAtOnce(router: ReturnType<typeof createBrowserRouter>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (tell) => {
    let shown = router.state.location.pathname;
    let waiting: ReturnType<typeof setTimeout>;
    return subscribe((state, options) => {
      clearTimeout(waiting);
      if (state.navigation.state !== 'idle') {
        waiting = setTimeout(() => tell(state, options), QUICK_MS);
        return;
      }
      const isOther = state.location.pathname !== shown;
      shown = state.location.pathname;
      // Not at once: an effect may have asked for the page, and React does not render inside of one.
      queueMicrotask(() => tell(state, { ...options, flushSync: isOther }));
    });
  };
}
