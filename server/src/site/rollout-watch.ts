export interface RolloutWatchOptions {
  /** The live set and the rolled-out set; null without a rollout. */
  sets: () => { live: string; rollout: string } | null;
  /** Called once for a rollout that fails more often than the live set. */
  abort: (setId: string, why: string) => void;
}

/** Fewer clients could be one person with several addresses. */
const FEWEST_CLIENTS = 20;
/** Failures per client that every site has, from browsers and networks; more are usual only if the live set shows them. */
const NOISE = 0.05;
/** How many times the usual failures the test looks for. It notices fewer too, later. */
const WORSE = 3;
/** The share of innocent rollouts that may be ended, however often the counts are looked at. */
const ERROR = 0.01;
/** With this many clients of one set, the counts restart. */
const MAX_CLIENTS = 10_000;

/** The clients of a set, and those of them that had a failure. */
interface Count {
  clients: Set<string>;
  failed: Set<string>;
}

/**
 * Compares the share of clients that had a failure on each of the two sets, and ends a rollout that does worse: at most one
 * of a hundred that does not. Each client counts once, because its reports and repeated visits cannot be verified.
 */
export function createRolloutWatch({ sets, abort }: RolloutWatchOptions) {
  const counts = new Map<string, Count>();
  let pair = '';

  /** Counts a client. Restarts the counts for each new rollout, and when they are full, so that new visitors count. */
  function count(setId: string, clientOf: () => string, hasFailed: boolean): void {
    const now = sets();
    if (!now || (setId !== now.live && setId !== now.rollout)) return;
    const isFull = (counts.get(setId)?.clients.size ?? 0) >= MAX_CLIENTS;
    if (isFull || pair !== `${now.live} ${now.rollout}`) counts.clear();
    pair = `${now.live} ${now.rollout}`;
    const { clients, failed } = counts.get(setId) ?? { clients: new Set(), failed: new Set() };
    counts.set(setId, { clients, failed });
    const client = clientOf();
    clients.add(client);
    if (hasFailed) failed.add(client);
    compare(now.live, now.rollout);
  }

  function compare(live: string, rollout: string): void {
    const rolled = counts.get(rollout);
    if (!rolled || rolled.clients.size < FEWEST_CLIENTS) return;
    const before = counts.get(live);
    if (evidenceAgainst(rolled, usualShare(before)) < Math.log(1 / ERROR)) return;
    const usual = before ? before.failed.size / before.clients.size : 0;
    counts.clear();
    abort(
      rollout,
      `worse than set ${live}: failed for ${rolled.failed.size} of ${rolled.clients.size} visitors, before for ${(usual * 100).toFixed(1)} %`,
    );
  }

  return {
    /** Calls `clientOf` only during a rollout. */
    viewed: (setId: string, clientOf: () => string) => count(setId, clientOf, false),
    failed: (setId: string, client: string) => count(setId, () => client, true),
  };
}

/** The most failures per client that the live set can be taken to have: twice its standard error above what it shows. */
function usualShare(live: Count | undefined): number {
  const failures = live?.failed.size ?? 0;
  if (!live || failures === 0) return NOISE;
  const count = live.clients.size;
  const share = failures / count;
  // Wilson's score interval, which holds for few clients too.
  const spread = Math.sqrt((share * (1 - share)) / count + 1 / count ** 2);
  return Math.min(0.99, Math.max(NOISE, (share + 2 / count + 2 * spread) / (1 + 4 / count)));
}

/**
 * Wald's sequential test: the logarithm of how much likelier the counts are at `WORSE` times the usual failures than at the
 * usual ones. For a set that is not worse it ever reaches ln(1 / e) with a probability of at most e (Ville's inequality),
 * so that it may be asked after every visitor.
 */
function evidenceAgainst(rolled: Count, usual: number): number {
  const failures = rolled.failed.size;
  const worse = Math.min(WORSE * usual, (1 + usual) / 2);
  const others = rolled.clients.size - failures;
  return failures * Math.log(worse / usual) + others * Math.log((1 - worse) / (1 - usual));
}
