/** What goes wrong on a set, as its visitors and the render workers meet it. */
export type FailureKind = 'render' | 'browser' | 'hydration';

export type RolloutWatch = ReturnType<typeof createRolloutWatch>;

export interface RolloutWatchOptions {
  /** The live set and the one that is rolled out beside it; null while none is. */
  sets: () => { live: string; rollout: string } | null;
  /** Called once for a rollout that does worse. */
  takeBack: (setId: string, why: string) => void;
}

/** With fewer clients or failures than this the two are not compared. */
const ENOUGH = { clients: 20, failures: 5 };
/** Of no more clients is anything remembered, or counted. */
const MOST_CLIENTS = 10_000;
/** Worse is more than twice the failures of the live set, and one more in a hundred clients. */
const WORSE = { times: 2, plus: 0.01 };

interface Count {
  /** Whether something failed for them. */
  clients: Map<string, boolean>;
  failures: Record<FailureKind, number>;
}

/**
 * Compares of how many clients each of the two sets failed, and takes the rollout back when it does worse. A client
 * counts once, however often it loads a page: nobody can check what it reports, nor why it comes again.
 */
export function createRolloutWatch({ sets, takeBack }: RolloutWatchOptions) {
  const counts = new Map<string, Count>();
  let pair = '';

  /** Counts begin anew with each rollout. */
  function countOf(setId: string): Count | null {
    const now = sets();
    if (!now || (setId !== now.live && setId !== now.rollout)) return null;
    if (pair !== `${now.live} ${now.rollout}`) counts.clear();
    pair = `${now.live} ${now.rollout}`;
    const known = counts.get(setId) ?? {
      clients: new Map(),
      failures: { render: 0, browser: 0, hydration: 0 },
    };
    counts.set(setId, known);
    return known;
  }

  function compare(): void {
    const now = sets();
    const rolled = now && counts.get(now.rollout);
    if (!now || !rolled || rolled.clients.size < ENOUGH.clients) return;
    const { render, browser, hydration } = rolled.failures;
    const failures = render + browser + hydration;
    const before = counts.get(now.live);
    const usual = before ? shareOf(before) : 0;
    if (failures < ENOUGH.failures || shareOf(rolled) <= usual * WORSE.times + WORSE.plus) return;
    const clients = rolled.clients.size;
    counts.clear();
    takeBack(
      now.rollout,
      `worse than set ${now.live}: failed for ${failures} of ${clients} visitors (render ${render}, browser ${browser}, hydration ${hydration}), before for ${(usual * 100).toFixed(1)} %`,
    );
  }

  return {
    /** The client is asked for while a rollout runs only. */
    viewed(setId: string, clientOf: () => string): void {
      const count = countOf(setId);
      if (!count) return;
      const client = clientOf();
      if (count.clients.has(client) || count.clients.size >= MOST_CLIENTS) return;
      count.clients.set(client, false);
      compare();
    },
    failed(setId: string, kind: FailureKind, client: string): void {
      const count = countOf(setId);
      const isCounted = count?.clients.get(client);
      if (!count || isCounted) return;
      if (isCounted === undefined && count.clients.size >= MOST_CLIENTS) return;
      count.clients.set(client, true);
      count.failures[kind] += 1;
      compare();
    },
  };
}

function shareOf({ clients, failures }: Count): number {
  return (failures.render + failures.browser + failures.hydration) / clients.size;
}
