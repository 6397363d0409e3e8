import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Report = { kind: 'browser' | 'hydration' } | { kind: 'vital'; name: string; value: number };

const MOST = 10;

export interface Reporter {
  /** `area` is whose code it was, when it was not the page's own. */
  failed(kind: 'browser' | 'hydration', area?: string): void;
  /** Measures the page's web vitals; what came before the call counts too. */
  measure(): void;
}

/**
 * Reports failures and web vitals of this page, by release set and area and nothing else, so that a release that
 * does worse is seen.
 */
export function startReporting(set: string, pageArea: string): Reporter {
  let sent = 0;
  const send = (reports: Report[], area = pageArea) => {
    sent += reports.length;
    if (reports.length === 0 || sent > MOST) return;
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
      // A page within a page is read by a tool of staff.
      if (window.top !== window) return;
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
    },
  };
}
