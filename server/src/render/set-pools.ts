import type { ReleaseSet } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { singleFlight } from '../async/single-flight';
import { onError } from '../observe/error-words';
import type { LoadedSet } from './loaded-set';
import type { RenderPool } from './render-pool';

/** How many sets stay warm besides the pinned ones: the previous set, for open tabs and rollbacks, and previews. */
const IDLE_POOLS = 3;
const IDLE_MS = 600_000;

export interface SetPoolsOptions {
  load: (set: ReleaseSet) => Promise<LoadedSet>;
  openPool: (loaded: LoadedSet) => RenderPool;
  /** Renders on a fresh pool, so that no visitor waits for its modules. Rejects if the shell fails. */
  warm: (pool: RenderPool) => Promise<void>;
  logger: Pick<Logger, 'error'>;
}

/** Warm render processes by release set. */
export function createSetPools({ load, openPool, warm, logger }: SetPoolsOptions) {
  /** The pools that are served, or are about to be. */
  const pinned = new Map<string, RenderPool>();
  const opening = singleFlight<RenderPool>();
  const idle = new LRUCache<string, RenderPool>({
    max: IDLE_POOLS,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (pool, setId) => {
      if (!pinned.has(setId)) pool.close();
    },
  });

  async function openSet(set: ReleaseSet): Promise<RenderPool> {
    const loaded = await load(set);
    const { problems } = loaded;
    if (problems.length > 0) logger.error({ set: set.id, problems }, 'builds of the set are lost or damaged');
    const pool = openPool(loaded);
    await warm(pool).catch(onError(pool.close));
    idle.set(set.id, pool);
    return pool;
  }

  const opened = (setId: string) => pinned.get(setId) ?? idle.get(setId);
  /** Gets a set's processes, opened and warmed if necessary. Rejects if the set's shell fails. */
  const poolFor = async (set: ReleaseSet): Promise<RenderPool> =>
    opened(set.id) ?? opening(set.id, () => openSet(set));

  return {
    /** How many processes run, of how many sets. */
    load() {
      const pools = [...new Set([...pinned.values(), ...idle.values()])];
      return { processes: pools.reduce((sum, pool) => sum + pool.processes(), 0), sets: pools.length };
    },
    /** Gets a set's processes if they are already open. */
    opened,
    /** `poolFor`, whose processes stay open at least until the next `keep`. */
    async pin(set: ReleaseSet): Promise<RenderPool> {
      const before = opened(set.id);
      // One whose builds were lost when it was opened is opened anew: they may be there again.
      const isLacking = before !== undefined && before.problems.length > 0;
      const pool = isLacking ? await openSet(set).catch(() => before) : await poolFor(set);
      pinned.set(set.id, pool);
      idle.delete(set.id);
      if (before !== pool) before?.close();
      return pool;
    },
    poolFor,
    /** Keeps the warm processes of a preflight, to serve its set. */
    reuse(pool: RenderPool): void {
      if (opened(pool.set.id)) pool.close();
      else idle.set(pool.set.id, pool);
    },
    /** Marks these pools as served; all others close after a time without requests. */
    keep(pools: RenderPool[]): void {
      const before = [...pinned.values()];
      pinned.clear();
      for (const pool of pools) {
        pinned.set(pool.set.id, pool);
        idle.delete(pool.set.id);
      }
      for (const pool of before) if (!pinned.has(pool.set.id)) idle.set(pool.set.id, pool);
    },
  };
}
