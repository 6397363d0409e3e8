const OPEN_MS = 30_000;

/**
 * Remembers for half a minute which area hung on which path, so that a page that never comes back costs its
 * time limit once and not at every visit.
 */
export interface HangBreaker {
  hung(path: string, area: string): void;
  /** Areas to leave out of `path` now. */
  areasFor(path: string): string[];
  reset(): void;
}

export function createHangBreaker(now: () => number = () => performance.now()): HangBreaker {
  const hangs = new Map<string, { area: string; until: number }[]>();
  return {
    hung(path, area) {
      hangs.set(path, [...current(path), { area, until: now() + OPEN_MS }]);
    },
    areasFor: (path) => current(path).map(({ area }) => area),
    reset: () => hangs.clear(),
  };

  function current(path: string) {
    const open = (hangs.get(path) ?? []).filter(({ until }) => until > now());
    if (open.length === 0) hangs.delete(path);
    return open;
  }
}
