type Kind = 'browser' | 'hydration';

const MAX_REPORTS = 10;

export interface Reporter {
  /** Reports a failure of `area`, by default of the area that owns the page. */
  failed(kind: Kind, area?: string): void;
}

/** Reports failures with the release set and area only, so that staff can compare releases. */
export function startReporting(set: string, pageArea: string): Reporter {
  let sent = 0;
  function failed(kind: Kind, area = pageArea): void {
    sent += 1;
    if (isTranslated() || sent > MAX_REPORTS) return;
    const body = new Blob([JSON.stringify({ set, area, kind })], { type: 'application/json' });
    navigator.sendBeacon('/api/beacon', body);
  }
  window.addEventListener('error', ({ filename, error }) => {
    if (filename.startsWith(location.origin) && !isForeign(error)) failed('browser');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) failed('browser');
  });
  return { failed };
}

/** Whether a browser's extension threw, or passed through, an error (`chrome-extension://…`, `moz-extension://…`). */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && /-extension:\/\//.test(error.stack ?? '');

/** Chrome puts its own elements around every text, which may break any page: no fault of a build. */
const isTranslated = (): boolean =>
  document.documentElement.className.includes('translated-') || document.querySelector('font') !== null;
