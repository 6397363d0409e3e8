import { watch } from 'node:fs';
import type { Logger } from 'pino';
import { NothingLive } from '../releases/check-set';
import type { ReleaseStore } from '../releases/release-store';
import type { RenderPool } from './render-pool';

const POLL_MS = 1000;

/** The pool of the live release set, exchanged when the pointer moves. */
export interface LiveSite {
  pool(): RenderPool;
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

export interface LiveSiteOptions {
  releases: ReleaseStore;
  releasesDir: string;
  openPool: (set: RenderPool['set']) => RenderPool;
  /** Renders something on a fresh pool, so that no visitor waits for its modules. */
  warm: (pool: RenderPool) => Promise<void>;
  logger: Logger;
}

/**
 * Follows the live pointer: a new set is warmed first, then takes over; requests in flight finish on the old
 * one. A set that does not warm up is left out and the old one stays.
 * @throws when no set is live yet, or the first one does not start.
 */
export async function followLiveSet(options: LiveSiteOptions): Promise<LiveSite> {
  const { releases, logger } = options;
  const listeners: (() => void)[] = [];
  let current = await openWarm(firstSet());
  let switching = Promise.resolve();
  let refused = '';

  function firstSet() {
    const pointer = releases.live();
    if (!pointer) throw new NothingLive();
    return pointer.set;
  }

  async function openWarm(set: RenderPool['set']): Promise<RenderPool> {
    const pool = options.openPool(set);
    try {
      await options.warm(pool);
      return pool;
    } catch (error) {
      await pool.close();
      throw error;
    }
  }

  async function follow(): Promise<void> {
    const set = releases.live()?.set;
    if (!set || set.id === current.set.id || set.id === refused) return;
    try {
      const next = await openWarm(set);
      const old = current;
      current = next;
      for (const listener of listeners) listener();
      logger.info({ set: set.id, builds: set.builds }, 'release set is live');
      await old.close();
    } catch (error) {
      refused = set.id;
      logger.error({ err: error, set: set.id }, 'release set did not start; the one before stays live');
    }
  }

  const look = () => {
    switching = switching
      .then(follow)
      .catch((error) => logger.error({ err: error }, 'live pointer unreadable'));
  };
  const watcher = watch(options.releasesDir, look);
  const timer = setInterval(look, POLL_MS).unref();

  return {
    pool: () => current,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      watcher.close();
      clearInterval(timer);
      await switching;
      await current.close();
    },
  };
}
