export type FailureKind = 'render' | 'browser' | 'hydration';

export type RolloutWatch = ReturnType<typeof createRolloutWatch>;

export interface RolloutWatchOptions {
  /** The live set and the rolled-out set; null without a rollout. */
  sets: () => { live: string; rollout: string } | null;
  /** Called once for a rollout that fails more often than the live set. */
  abort: (setId: string, why: string) => void;
}

/** The rollout needs at least this many clients and failures before it is compared. */
const ENOUGH = { clients: 20, failures: 5 };
/** With this many clients of one set, the counts restart. */
const MAX_CLIENTS = 10_000;
/** A rollout is worse if its failures per client exceed twice the live set's plus 0.01. */
const WORSE = { times: 2, plus: 0.01 };

interface Count {
  /** Whether a failure has been counted, by client. */
  clients: Map<string, boolean>;
  failures: Record<FailureKind, number>;
}

/**
 * Compares the share of clients that had a failure on each of the two sets, and ends a rollout that does worse. Each
 * client counts once, because its reports and repeated visits cannot be verified.
 */
export function createRolloutWatch({ sets, abort }: RolloutWatchOptions) {
  const counts = new Map<string, Count>();
  let pair = '';

  /** Restarts the counts for each new rollout, and when they are full, so that new visitors count. */
  function countOf(setId: string): Count | null {
    const now = sets();
    if (!now || (setId !== now.live && setId !== now.rollout)) return null;
    const isFull = (counts.get(setId)?.clients.size ?? 0) >= MAX_CLIENTS;
    if (isFull || pair !== `${now.live} ${now.rollout}`) counts.clear();
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
    abort(
      now.rollout,
      `worse than set ${now.live}: failed for ${failures} of ${clients} visitors (render ${render}, browser ${browser}, hydration ${hydration}), before for ${(usual * 100).toFixed(1)} %`,
    );
  }

  return {
    /** Calls `clientOf` only during a rollout. */
    viewed(setId: string, clientOf: () => string): void {
      const count = countOf(setId);
      if (!count) return;
      const client = clientOf();
      if (count.clients.has(client)) return;
      count.clients.set(client, false);
      compare();
    },
    failed(setId: string, kind: FailureKind, client: string): void {
      const count = countOf(setId);
      if (!count || count.clients.get(client)) return;
      count.clients.set(client, true);
      count.failures[kind] += 1;
      compare();
    },
  };
}

function shareOf({ clients, failures }: Count): number {
  return (failures.render + failures.browser + failures.hydration) / clients.size;
}
