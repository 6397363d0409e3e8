import { readdir } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseSet } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { singleFlight } from '../async/single-flight';
import { loadSet } from '../releases/load-set';
import { ReleaseRefused } from '../releases/release-refused';
import { setsOf } from '../releases/release-set';
import type { Change } from '../releases/store/records';
import type { ReleaseStore } from '../releases/store/release-store';
import type { RenderPool } from '../render/render-pool';
import { Overloaded } from '../render/render-queue';
import { createSetPools, type SetPoolsOptions } from '../render/set-pools';

const RETRY_MS = 30_000;
/** How often the files of what is served are looked through, which takes some milliseconds of work. */
const FILES_MS = 5_000;
/** Sets of this many newest changes remain available to open tabs. */
const RECENT = 20;
const NOTHING_LIVE =
  'Nothing is live in RELEASES_DIR or the database: promote all five apps (in the repository, "npm start" does)';

/** What is served now. */
export interface Serving {
  live: RenderPool;
  rollout: { pool: RenderPool; percent: number } | null;
  /** Why this is not what the newest change asks for, or no longer intact; null if all is well. */
  problem: string | null;
  /** Whether the files of the shell, which every page needs, can still be read. */
  hasShell: boolean;
}

export type LiveSite = Awaited<ReturnType<typeof followLiveSet>>;

export interface LiveSiteOptions extends Omit<SetPoolsOptions, 'load'> {
  store: ReleaseStore;
  logger: Logger;
  /** Called at the start and after each change of what is served. */
  onServing?: (serving: Serving) => void;
}

/**
 * Follows the log of changes. A new set is warmed before it takes over; requests in flight finish on the old set. If a
 * set's shell fails, the current set stays; at the start, the newest set that works is served.
 * @throws {ReleaseRefused} if no set works, or none was ever promoted
 */
export async function followLiveSet(options: LiveSiteOptions) {
  const { store, logger } = options;
  const { pin, keep, ...pools } = createSetPools({ ...options, load: (set) => loadSet(store, set) });
  let changes = await store.changes();
  /** Why the newest set is not served. */
  let refused: string | null = null;
  let current = await newestWorking(false);
  let handled = { head: changes[0], at: performance.now() };
  const looks = singleFlight<void>();
  let files = { live: current.live, lost: await lostAreas(store, current.live), at: performance.now() };
  serve({ ...current, ...(await stateOf(current)) });

  async function servingOf({ set, rollout }: Change): Promise<Serving> {
    const live = await pin(set);
    // A rollout that cannot be served must not keep visitors from what another team made live.
    const pool = await (rollout &&
      pin(rollout.set).catch((error) => {
        logger.error({ err: error, set: rollout.set.id }, 'rollout cannot be served; all get the live set');
      }));
    const beside = rollout && pool ? { pool, percent: rollout.percent } : null;
    return { live, rollout: beside, problem: rollout && !pool ? problemOf(rollout) : null, hasShell: true };
  }

  /** The newest change that works: what is served stays while a newer one does not, because its processes are open. */
  async function newestWorking(isUp: boolean): Promise<Serving> {
    refused = null;
    for (const change of changes) {
      try {
        const serving = await servingOf(change);
        refused ??= serving.problem;
        return serving;
      } catch (error) {
        const about = { err: error, set: change.set.id };
        if (error instanceof Overloaded && !isUp) {
          // Nothing is known of it, so visitors do not get an older one. Staff may roll back a shell that hangs.
          logger.error(about, 'the site is not up, because no render process starts in time; trying again');
          changes = await store.changes().catch(() => changes);
          return newestWorking(false);
        }
        logger.error(about, 'release set cannot be served; trying the one before');
        refused ??= problemOf(change);
      }
    }
    if (!refused) throw new ReleaseRefused(NOTHING_LIVE);
    throw new ReleaseRefused(`No release set can be served; the newest: ${refused}: the log says why`);
  }

  function serve(serving: Serving): void {
    current = serving;
    keep([serving.live, ...(serving.rollout ? [serving.rollout.pool] : [])]);
    options.onServing?.(serving);
  }

  async function follow(): Promise<void> {
    changes = await store.changes();
    const [head] = changes;
    if (!head) return;
    const isWhole = [current.live, current.rollout?.pool].every((pool) => !pool?.problems.length);
    const isDue = (refused !== null || !isWhole) && performance.now() - handled.at > RETRY_MS;
    if (isDeepStrictEqual(head, handled.head) && !isDue) return;
    handled = { head, at: performance.now() };
    serve(await newestWorking(true));
    const { set, rollout, by, why } = head;
    if (!refused) logger.info({ set: set.id, rollout, by, why }, 'release set is live');
  }

  /** Finds problems that visitors do not notice but operators must know. */
  async function stateOf({ live }: Serving, unread?: string): Promise<Pick<Serving, 'problem' | 'hasShell'>> {
    if (files.live !== live || performance.now() - files.at > FILES_MS)
      files = { live, lost: await lostAreas(store, live), at: performance.now() };
    const { lost } = files;
    const lostBuilds = lost.length > 0 && `the builds of ${lost.join(', ')} cannot be read`;
    const problem = [refused, unread, lostBuilds].filter(Boolean).join('; ') || null;
    return { problem, hasShell: !lost.includes('shell') };
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

  // One look at a time: looks at a silent database would pile up. A change during a look is found by the next poll.
  store.watch(() => {
    const looking = looks('', look);
    looking.catch((error) => logger.error({ err: error }, 'releases are not followed'));
  });

  return {
    ...pools,
    serving: () => current,
    /** A set that is or recently was live or rolled out. */
    find: (setId: string): ReleaseSet | undefined =>
      changes
        .slice(0, RECENT)
        .flatMap(setsOf)
        .find(({ id }) => id === setId),
  };
}

/** Public, so it does not give the reason; the log does. */
function problemOf({ set }: Pick<Change, 'set'>): string {
  return `set ${set.id} cannot be served`;
}

/** Areas that were refused when they were loaded, or of which files are gone; the store renews them where it can. */
async function lostAreas(store: ReleaseStore, { set, folders, manifests }: RenderPool): Promise<string[]> {
  const lost: string[] = [];
  for (const [area, build] of Object.entries(set.builds)) {
    const folder = await store.folder(area, build).catch(() => '');
    const files = new Set(await readdir(folder, { recursive: true }).catch(() => []));
    const needed = ['area.json', ...Object.keys(manifests[area]?.integrity ?? {})];
    const isGone = needed.some((file) => !files.has(file));
    if (!folders[area] || isGone) lost.push(area);
    if (isGone) await store.renew(area, build).catch(() => {});
  }
  return lost;
}
