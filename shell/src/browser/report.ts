import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Report = { kind: 'browser' | 'hydration' } | { kind: 'vital'; name: string; value: number };

const MAX_REPORTS = 10;

export interface Reporter {
  /** Reports a failure of `area`, by default of the area that owns the page. */
  failed(kind: 'browser' | 'hydration', area?: string): void;
  /** Measures the page's web vitals, including entries from before the call. */
  measure(): void;
}

/** Reports failures and web vitals with the release set and area only, so that staff can compare releases. */
export function startReporting(set: string, pageArea: string): Reporter {
  let sent = 0;
  const send = (reports: Report[], area = pageArea) => {
    sent += reports.length;
    if (reports.length === 0 || sent > MAX_REPORTS) return;
    const body = new Blob([JSON.stringify({ set, area, reports })], { type: 'application/json' });
    navigator.sendBeacon('/api/beacon', body);
  };
  const failed: Reporter['failed'] = (kind, area) => send([{ kind }], area);
  window.addEventListener('error', () => failed('browser'));
  window.addEventListener('unhandledrejection', () => failed('browser'));

  const vitals = new Map<string, Report>();
  const keep = ({ name, value }: Metric) => vitals.set(name, { kind: 'vital', name, value });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    send([...vitals.values()]);
    vitals.clear();
  });
  return {
    failed,
    measure() {
      // Only staff tools show the site in a frame.
      if (window.top !== window) return;
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
    },
  };
}
