import type { ReleaseSet } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { singleFlight } from '../async/single-flight';
import type { LoadedSet } from './loaded-set';
import type { RenderPool } from './render-pool';
import { createRenderQueue } from './render-queue';

/** How many sets stay warm besides the served ones: the previous set, for open tabs and rollbacks, and previews. */
const SPARE_POOLS = 3;
const SPARE_MS = 600_000;
/** The queue of visitors who wait for a set's workers to be opened. */
const OPENING = { concurrency: 1, waitLimitMs: 3_000, mostWaiting: 20, share: 5 };

export interface SetPoolsOptions {
  load: (set: ReleaseSet) => Promise<LoadedSet>;
  openPool: (loaded: LoadedSet) => RenderPool;
  /** Renders on a fresh pool, so that no visitor waits for its modules. Rejects if the shell fails. */
  warm: (pool: RenderPool) => Promise<void>;
  logger: Pick<Logger, 'error'>;
}

/** Warm render workers by release set. */
export function createSetPools({ load, openPool, warm, logger }: SetPoolsOptions) {
  /** The pools that are served, or are held to be served next. */
  const served = new Map<string, RenderPool>();
  const opening = singleFlight<RenderPool>();
  const queue = createRenderQueue(OPENING);
  const spares = new LRUCache<string, RenderPool>({
    max: SPARE_POOLS,
    ttl: SPARE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (pool, setId) => {
      if (!served.has(setId)) void pool.close();
    },
  });

  async function openSet(set: ReleaseSet): Promise<RenderPool> {
    const loaded = await load(set);
    const { problems } = loaded;
    if (problems.length > 0) logger.error({ set: set.id, problems }, 'builds of the set are lost or damaged');
    const pool = openPool(loaded);
    try {
      await warm(pool);
      spares.set(set.id, pool);
      return pool;
    } catch (error) {
      await pool.close();
      throw error;
    }
  }

  /** Gets a set's workers; opens and warms them if necessary. Rejects if the set's shell fails. */
  const poolOf = async (set: ReleaseSet): Promise<RenderPool> =>
    opened(set.id) ?? opening.run(set.id, () => openSet(set));

  /** Gets a set's workers if they are already open. */
  const opened = (setId: string) => served.get(setId) ?? spares.get(setId);
  return {
    opened,
    /** Gets a set's workers, opened and warmed if necessary, and keeps them open at least until the next `serve`. */
    async hold(set: ReleaseSet): Promise<RenderPool> {
      const pool = await poolOf(set);
      served.set(set.id, pool);
      spares.delete(set.id);
      return pool;
    },
    /** Gets a set's workers for a visitor: opens one set at a time, clients in turn. @throws {Overloaded} */
    async poolFor(set: ReleaseSet, client: string): Promise<RenderPool> {
      return opened(set.id) ?? opening.running(set.id) ?? queue.run(client, () => poolOf(set));
    },
    /** Takes over warm workers that the judge opened. */
    adopt(pool: RenderPool): void {
      if (opened(pool.set.id)) void pool.close();
      else spares.set(pool.set.id, pool);
    },
    /** Marks these pools as served; all others close after a time without requests. */
    serve(pools: RenderPool[]): void {
      const before = [...served.values()];
      served.clear();
      for (const pool of pools) {
        served.set(pool.set.id, pool);
        spares.delete(pool.set.id);
      }
      for (const pool of before) if (!served.has(pool.set.id)) spares.set(pool.set.id, pool);
    },
    async close(): Promise<void> {
      const pools = [...served.values(), ...spares.values()];
      for (const pool of pools) served.set(pool.set.id, pool);
      spares.clear();
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}
