interface Report {
  kind: 'browser' | 'hydration';
}

const MAX_REPORTS = 10;
/** Holds the set and area of the page that the tab shows; a page that is hidden or left removes it. */
const SHOWN_PAGE = 'shown-page';

export interface Reporter {
  /** Reports a failure of `area`, by default of the area that owns the page. */
  failed(kind: 'browser' | 'hydration', area?: string): void;
}

function post(set: string, area: string, reports: Report[]): void {
  const body = new Blob([JSON.stringify({ set, area, reports })], { type: 'application/json' });
  navigator.sendBeacon('/api/beacon', body);
}

/**
 * Reports failures with the release set and area only, so that staff can compare releases. A page that
 * froze or crashed cannot report, so the next page of its tab does.
 */
export function startReporting(set: string, pageArea: string): Reporter {
  let sent = 0;
  const send = (reports: Report[], area = pageArea) => {
    sent += reports.length;
    if (reports.length > 0 && sent <= MAX_REPORTS) post(set, area, reports);
  };
  const failed: Reporter['failed'] = (kind, area) => {
    if (!isTranslated()) send([{ kind }], area);
  };
  window.addEventListener('error', ({ filename, error }) => {
    if (filename.startsWith(location.origin) && !isForeign(error)) failed('browser');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) failed('browser');
  });

  // Only staff tools show the site in a frame, which shares its tab's storage.
  if (window.top === window) reportLostPage(set, pageArea);
  return { failed };
}

/** Whether a browser's extension threw, or passed through, an error (`chrome-extension://…`, `moz-extension://…`). */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && /-extension:\/\//.test(error.stack ?? '');

/** Chrome puts its own elements around every text, which may break any page: no fault of a build. */
const isTranslated = (): boolean =>
  document.documentElement.className.includes('translated-') || document.querySelector('font') !== null;

/** Reports the page before this one if it froze or crashed, and marks this one for the next. */
function reportLostPage(set: string, area: string): void {
  const mark = () => {
    if (document.hidden) sessionStorage.removeItem(SHOWN_PAGE);
    else sessionStorage.setItem(SHOWN_PAGE, JSON.stringify({ set, area }));
  };
  try {
    const lost = JSON.parse(sessionStorage.getItem(SHOWN_PAGE) ?? 'null');
    if (lost) post(lost.set, lost.area, [{ kind: 'browser' }]);
    mark();
  } catch {
    // The browser may forbid storage.
    return;
  }
  document.addEventListener('visibilitychange', mark);
}
