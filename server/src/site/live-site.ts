import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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
  /** Why it is not what the newest change wants, or not whole any more; null when it is both. */
  problem: string | null;
  /** Whether the shell, without which there is no page, can still be read. */
  hasShell: boolean;
}

/** The workers of the live sets, exchanged when the log of changes grows. */
export type LiveSite = Awaited<ReturnType<typeof followLiveSet>>;

export interface LiveSiteOptions extends SetPoolsOptions {
  store: ReleaseStore;
  logger: Logger;
  /** Told of what is served at the start, and after each change of it. */
  onServing?: (serving: Serving) => void;
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
  let handled = { head: changes[0], at: performance.now() };
  /** Why the newest set is not served. */
  let refused: string | null = null;
  let current = await firstStanding();
  let following = Promise.resolve();
  serve({ ...current, ...(await stateOf(current)) });

  async function servingOf({ set, rollout }: Change): Promise<Serving> {
    const live = await pools.poolOf(set);
    const beside = rollout && { pool: await pools.poolOf(rollout.set), percent: rollout.percent };
    return { live, rollout: beside ?? null, problem: null, hasShell: true };
  }

  async function firstStanding(): Promise<Serving> {
    for (const change of changes) {
      try {
        return await servingOf(change);
      } catch (error) {
        refused ??= problemOf(change);
        logger.error({ err: error, set: change.set.id }, 'release set does not stand; trying the one before');
      }
    }
    throw refused ? new Error(`No release set stands; of the newest, ${refused}`) : new NothingLive();
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
    const isDue = refused !== null && performance.now() - handled.at > RETRY_MS;
    if (isDeepStrictEqual(head, handled.head) && !isDue) return;
    handled = { head, at: performance.now() };
    const { set, rollout, by, why } = head;
    try {
      const serving = await servingOf(head);
      refused = null;
      serve(serving);
      logger.info({ set: set.id, rollout, by, why }, 'release set is live');
    } catch (error) {
      refused = problemOf(head);
      logger.error({ err: error, set: set.id }, 'release set does not stand; what was served stays');
    }
  }

  /** Areas that are not loaded, or whose files are gone by now; a store that has them elsewhere brings them back. */
  async function lostAreas({ set, manifests }: RenderPool): Promise<string[]> {
    const found = Object.entries(set.builds).map(async ([area, build]) => {
      const isThere = store.folder(area, build).then((folder) => access(join(folder, 'area.json')));
      return isThere.then(() => (manifests[area] ? [] : [area])).catch(() => [area]);
    });
    return (await Promise.all(found)).flat();
  }

  /** What visitors cannot see, and operators must. */
  async function stateOf({ live }: Serving, unread?: string): Promise<Pick<Serving, 'problem' | 'hasShell'>> {
    const lost = await lostAreas(live);
    const damaged = unread ? null : await store.damagedEntry();
    const problems = [
      refused,
      unread,
      damaged && `entry ${damaged} of the log of releases is damaged`,
      lost.length > 0 && `the builds of ${lost.join(', ')} cannot be read`,
    ].filter(Boolean);
    return { problem: problems.join('; ') || null, hasShell: !lost.includes('shell') };
  }

  async function look(): Promise<void> {
    let unread: string | undefined;
    await follow().catch((error) => {
      unread = 'the log of releases cannot be read';
      logger.error({ err: error }, unread);
    });
    const state = await stateOf(current, unread);
    if (state.problem !== current.problem) serve({ ...current, ...state });
  }

  const stopWatching = store.watch(() => {
    following = following
      .then(look)
      .catch((error) => logger.error({ err: error }, 'releases are not followed'));
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
