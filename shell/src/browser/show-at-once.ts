import type { createBrowserRouter } from 'react-router-dom';

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
 * Makes navigations to another page render in one task, without frames of the old page in between, and skips the
 * re-render for the progress line when the page arrives quickly. Updates within a page stay as they are. Call it before
 * anything renders.
 */
export function showAtOnce(router: ReturnType<typeof createBrowserRouter>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (notify) => {
    let shownPath = router.state.location.pathname;
    let timer: ReturnType<typeof setTimeout>;
    return subscribe((state, options) => {
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
}
