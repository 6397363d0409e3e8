import type { ReleaseSet } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { NothingLive } from '../releases/release-refused';
import type { Change, ReleaseStore } from '../releases/store/release-store';
import type { RenderPool } from './render-pool';
import { createSetPools, type SetPoolsOptions } from './set-pools';

const RETRY_MS = 30_000;
/** Open tabs may have come with one of so many changes. */
const RECENT = 20;

/** What is served now. */
export interface Serving {
  live: RenderPool;
  rollout: { pool: RenderPool; percent: number } | null;
  /** Why it is not what the newest change wants; null when it is. */
  problem: string | null;
}

/** The workers of the live sets, exchanged when the log of changes grows. */
export type LiveSite = Awaited<ReturnType<typeof followLiveSet>>;

export interface LiveSiteOptions extends SetPoolsOptions {
  store: ReleaseStore;
  logger: Logger;
  /** Told of what is served at the start, and after each change of it. */
  onServing?: ((serving: Serving) => void) | undefined;
}

/**
 * Follows the log of changes: a new set is warmed first, then takes over; requests in flight finish on the old
 * one. A set that does not stand is left out: what was served stays, or at the start the last set that stands.
 * @throws {NothingLive}
 */
export async function followLiveSet(options: LiveSiteOptions) {
  const { store, logger } = options;
  const pools = createSetPools(options);
  let changes = await store.changes();
  let handled = { number: changes[0]?.number ?? 0, at: performance.now() };
  let current = await firstStanding();
  let following = Promise.resolve();
  serve(current);

  async function servingOf({ set, rollout }: Change): Promise<Serving> {
    const live = await pools.poolOf(set);
    const beside = rollout && { pool: await pools.poolOf(rollout.set), percent: rollout.percent };
    return { live, rollout: beside ?? null, problem: null };
  }

  async function firstStanding(): Promise<Serving> {
    let problem: string | null = null;
    for (const change of changes) {
      try {
        return { ...(await servingOf(change)), problem };
      } catch (error) {
        problem ??= problemOf(change);
        logger.error({ err: error, set: change.set.id }, 'release set does not stand; trying the one before');
      }
    }
    throw problem ? new Error(`No release set stands; of the newest, ${problem}`) : new NothingLive();
  }

  function serve(serving: Serving): void {
    current = serving;
    pools.serve([serving.live, ...(serving.rollout ? [serving.rollout.pool] : [])]);
    options.onServing?.(serving);
  }

  async function follow(): Promise<void> {
    changes = await store.changes();
    const [head] = changes;
    if (!head) return;
    const isDue = current.problem !== null && performance.now() - handled.at > RETRY_MS;
    if (head.number === handled.number && !isDue) return;
    handled = { number: head.number, at: performance.now() };
    const { set, rollout, by, why } = head;
    try {
      serve(await servingOf(head));
      logger.info({ set: set.id, rollout, by, why }, 'release set is live');
    } catch (error) {
      serve({ ...current, problem: problemOf(head) });
      logger.error({ err: error, set: set.id }, 'release set does not stand; what was served stays');
    }
  }

  const stopWatching = store.watch(() => {
    following = following
      .then(follow)
      .catch((error) => logger.error({ err: error }, 'the log of releases cannot be read'));
  });

  const { opened, poolFor, adopt } = pools;
  return {
    opened,
    poolFor,
    adopt,
    serving: () => current,
    /** A set that is or was live or rolled out, while its builds are kept. */
    find: (setId: string): ReleaseSet | undefined =>
      changes
        .slice(0, RECENT)
        .flatMap(({ set, rollout }) => (rollout ? [set, rollout.set] : [set]))
        .find(({ id }) => id === setId),
    async close(): Promise<void> {
      stopWatching();
      await following;
      await pools.close();
    },
  };
}

/** Anyone may read it: the reason is in the log. */
function problemOf({ set }: Change): string {
  return `set ${set.id} does not stand`;
}
