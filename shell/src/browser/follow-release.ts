import { RELEASE_GONE } from '@sharemore/platform/page';
import type { createBrowserRouter } from 'react-router-dom';
import { loadPage } from './load-page';
import { watchUnsentWords } from './unsent-words';

type Router = ReturnType<typeof createBrowserRouter>;

const MIN_CHECK_INTERVAL_MS = 5_000;
const POLL_INTERVAL_MS = 60_000;

/**
 * Moves an open tab to the live release (a newer one, or an older one after a rollback): the next navigation becomes a
 * page load, but never while a form holds unsent words. Until then the tab keeps the release it was loaded with.
 */
export function followRelease(release: string, router: Router): void {
  const hasUnsentWords = watchUnsentWords();
  let isStale = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    if (document.hidden || performance.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return;
    checkedAt = performance.now();
    const response = await fetch('/api/release', {
      signal: AbortSignal.timeout(MIN_CHECK_INTERVAL_MS),
    }).catch(() => null);
    if (!response?.ok) return;
    const { set } = (await response.json()) as { set: string };
    isStale = set !== release;
  }

  const navigate = router.navigate.bind(router) as (to: unknown, options?: unknown) => Promise<void>;
  const navigateOrLoad = (to: unknown, options?: unknown): Promise<void> => {
    const target = typeof to === 'string' ? new URL(to, location.href) : null;
    const isOtherPage = target !== null && target.pathname !== location.pathname;
    if (!isStale || !isOtherPage || hasUnsentWords()) return navigate(to, options);
    loadPage(target);
    return new Promise(() => {});
  };
  router.navigate = navigateOrLoad as Router['navigate'];
  // Not its key: a hash link also arrives as POP, with a key of its own.
  let { pathname } = router.state.location;
  router.subscribe(({ historyAction, location: now }) => {
    const isBack = historyAction === 'POP' && now.pathname !== pathname;
    pathname = now.pathname;
    if (isStale && isBack && !hasUnsentWords()) location.reload();
  });
  window.addEventListener(RELEASE_GONE, () => loadPage(router.state.navigation.location ?? location));

  for (const type of ['visibilitychange', 'pointerover', 'focusin']) {
    document.addEventListener(type, check, { passive: true });
  }
  setInterval(check, POLL_INTERVAL_MS);
}
