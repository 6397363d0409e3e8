import { storeDrafts } from '@sharemore/platform/page';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { loadPage } from './load-page';

const MIN_CHECK_INTERVAL_MS = 5_000;

/**
 * Moves an open tab to the live release (a newer one, or an older one after a rollback): the next navigation becomes a
 * page load that keeps the drafts of all forms, but never while they cannot be stored. Until then the tab keeps the release
 * it was loaded with.
 */
export function FollowRelease() {
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    let checkedAt = Number.NEGATIVE_INFINITY;
    async function check(): Promise<void> {
      if (document.hidden || performance.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return;
      checkedAt = performance.now();
      try {
        const response = await fetch('/api/release', { signal: AbortSignal.timeout(MIN_CHECK_INTERVAL_MS) });
        const { set } = (await response.json()) as { set?: string };
        if (set) setStale(set !== document.documentElement.dataset.release);
      } catch {
        // The server does not answer, or the visitor has gone on while it did.
      }
    }
    for (const type of ['visibilitychange', 'pointerover', 'focusin']) {
      document.addEventListener(type, check, { passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, []);
  return isStale && <NextPageFromServer />;
}

/** Apart, because a blocker makes the router warn of every hash link. */
function NextPageFromServer() {
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (nextLocation.pathname === currentLocation.pathname || !storeDrafts()) return false;
    loadPage(nextLocation);
    // After Back or Forward the address has changed already.
    return historyAction !== 'POP';
  });
  return null;
}
