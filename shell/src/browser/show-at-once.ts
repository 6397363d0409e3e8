import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Navigations that take less time than this show no progress line. */
const PROGRESS_DELAY_MS = 120;

/**
 * The router provider's `flushSync`. It renders without time slicing, as React's `flushSync` does, but lets the browser
 * paint the new page before passive effects and the clean-up of the old page run.
 */
export function updateInOneTask(update: () => unknown): undefined {
  update();
}

/**
 * The router as its provider sees it: navigations to another page render in one task, without frames of the old page in
 * between, and a page that arrives quickly costs no render for the progress line. Updates within a page stay as they
 * are. Only `subscribe` differs; the router itself is not changed.
 */
export function showAtOnce(router: Router): Router {
  const subscribe: Router['subscribe'] = (notify) => {
    let shownPath = router.state.location.pathname;
    let timer: ReturnType<typeof setTimeout>;
    return router.subscribe((state, options) => {
      clearTimeout(timer);
      if (state.navigation.state !== 'idle') {
        timer = setTimeout(() => notify(state, options), PROGRESS_DELAY_MS);
        return;
      }
      const isOtherPage = state.location.pathname !== shownPath;
      shownPath = state.location.pathname;
      // In a microtask: an effect may have started the navigation, and React cannot render inside an effect.
      queueMicrotask(() => notify(state, { ...options, flushSync: isOtherPage }));
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
