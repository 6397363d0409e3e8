const MAX_REPORTS = 10;
const MAX_STACK = 4000;

export type Reporter = ReturnType<typeof startReporting>;

/**
 * Reports failures with release set, area, message and stack, so that staff can compare releases and the area's team can
 * mend them; nothing else of the page or the visitor.
 */
export function startReporting(set: string, pageArea: string) {
  let sent = 0;
  /** Reports a failure of `area`, by default of the area that owns the page. @param place where, if the error does not say */
  function failed(kind: 'browser' | 'hydration', error: unknown, area = pageArea, place?: string): void {
    sent += 1;
    if (isTranslated() || sent > MAX_REPORTS) return;
    const stack = `${error}\n${place ?? (error instanceof Error ? error.stack : '')}`.slice(0, MAX_STACK);
    const body = new Blob([JSON.stringify({ set, area, kind, stack })], { type: 'application/json' });
    navigator.sendBeacon('/api/beacon', body);
  }
  window.addEventListener('error', ({ filename, error }) => {
    if (filename.startsWith(location.origin) && !isForeign(error)) failed('browser', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) failed('browser', reason);
  });
  return { failed };
}

/** Whether a browser's extension threw, or passed through, an error (`chrome-extension://…`, `moz-extension://…`). */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && /-extension:\/\//.test(error.stack ?? '');

/** Chrome puts its own elements around every text, which may break any page: no fault of a build. */
const isTranslated = (): boolean =>
  document.documentElement.className.includes('translated-') || document.querySelector('font') !== null;
