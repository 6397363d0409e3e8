/** What goes wrong on a set, as its visitors and the render workers meet it. */
export type FailureKind = 'render' | 'browser' | 'hydration';

export interface RolloutWatch {
  viewed(setId: string): void;
  /** A `client` may say so once for a set: what it reports nobody can check. */
  failed(setId: string, kind: FailureKind, client?: string): void;
}

export interface RolloutWatchOptions {
  /** The live set and the one that is rolled out beside it; null while none is. */
  sets: () => { live: string; rollout: string } | null;
  /** Called once for a rollout that does worse. */
  takeBack: (setId: string, why: string) => void;
}

/** With fewer page views or failures than this the two are not compared. */
const ENOUGH = { views: 20, failures: 5 };
/** Of no more clients is anything remembered, or counted. */
const MOST_CLIENTS = 10_000;
/** Worse is more than twice the failures of the live set, and one more in a hundred pages. */
const WORSE = { times: 2, plus: 0.01 };

interface Count {
  views: number;
  failures: Record<FailureKind, number>;
  clients: Set<string>;
}

/** Compares the failures a page of the two sets, and takes the rollout back when it does worse. */
export function createRolloutWatch({ sets, takeBack }: RolloutWatchOptions): RolloutWatch {
  const counts = new Map<string, Count>();
  let pair = '';

  /** Counts begin anew with each rollout. */
  function countOf(setId: string): Count | null {
    const now = sets();
    if (!now || (setId !== now.live && setId !== now.rollout)) return null;
    if (pair !== `${now.live} ${now.rollout}`) counts.clear();
    pair = `${now.live} ${now.rollout}`;
    const known = counts.get(setId) ?? {
      views: 0,
      failures: { render: 0, browser: 0, hydration: 0 },
      clients: new Set(),
    };
    counts.set(setId, known);
    return known;
  }

  function compare(): void {
    const now = sets();
    const rolled = now && counts.get(now.rollout);
    if (!now || !rolled || rolled.views < ENOUGH.views) return;
    const failures = total(rolled);
    const share = failures / rolled.views;
    const before = counts.get(now.live);
    const usual = before && before.views > 0 ? total(before) / before.views : 0;
    if (failures < ENOUGH.failures || share <= usual * WORSE.times + WORSE.plus) return;
    const { render, browser, hydration } = rolled.failures;
    counts.clear();
    takeBack(
      now.rollout,
      `worse than set ${now.live}: ${failures} failures on ${rolled.views} pages (render ${render}, browser ${browser}, hydration ${hydration}), before ${(usual * 100).toFixed(1)} %`,
    );
  }

  return {
    viewed(setId) {
      const count = countOf(setId);
      if (count) count.views += 1;
      compare();
    },
    failed(setId, kind, client) {
      const count = countOf(setId);
      if (!count) return;
      if (client !== undefined) {
        if (count.clients.has(client) || count.clients.size >= MOST_CLIENTS) return;
        count.clients.add(client);
      }
      count.failures[kind] += 1;
      compare();
    },
  };
}

function total({ failures }: Count): number {
  return failures.render + failures.browser + failures.hydration;
}
