import { RELEASE_GONE } from '@sharemore/platform/page';
import type { createBrowserRouter } from 'react-router-dom';
import { loadPage } from './load-page';
import { watchUnsentWords } from './unsent-words';

type Router = ReturnType<typeof createBrowserRouter>;

/** The server is asked no more often than this. */
const ASK_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 60_000;

/**
 * Lets an open tab take over a newer release, or an older one after a rollback: the next navigation becomes a page
 * load, and never while a form holds unsent words. Until then the tab goes on with the release it came with.
 */
export function followRelease(release: string, router: Router): void {
  const hasUnsentWords = watchUnsentWords();
  let isStale = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    if (document.hidden || performance.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = performance.now();
    const response = await fetch('/api/release').catch(() => null);
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
  let { key } = router.state.location;
  router.subscribe(({ historyAction, location: now }) => {
    const isBack = historyAction === 'POP' && now.key !== key;
    key = now.key;
    if (isStale && isBack && !hasUnsentWords()) location.reload();
  });
  window.addEventListener(RELEASE_GONE, () => {
    loadPage(router.state.navigation.location ?? location);
  });

  for (const type of ['visibilitychange', 'pointerover', 'focusin']) {
    document.addEventListener(type, () => void ask(), { passive: true });
  }
  setInterval(() => void ask(), LOOK_EVERY_MS);
}
