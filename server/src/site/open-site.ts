import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { createPreflight } from '../releases/preflight/preflight';
import type { ReleaseStore } from '../releases/store/release-store';
import type { LoadedSet, SheetText } from '../render/loaded-set';
import { NOWHERE, pageRequest } from '../render/page-request';
import { openRenderPool } from '../render/render-pool';
import { followLiveSet, type Serving } from './live-site';
import { createPages, type PagesOptions } from './pages';
import { createVisitorSets } from './visitor-set';

export interface SiteOptions extends Pick<PagesOptions, 'rendered' | 'incomplete'> {
  config: Config;
  logger: Logger;
  releaseStore: ReleaseStore;
  sheet: () => SheetText;
  /** Folder of the bundled `render-child`. */
  childDir: string;
  onServing?: (serving: Serving) => void;
}

/** Opens the site: render processes that follow the live release set, and the page cache. */
export async function openSite(options: SiteOptions) {
  const { config, logger, releaseStore, sheet, childDir, rendered, incomplete, onServing } = options;
  // At least two, because no area may occupy the last one.
  const processes = Math.max(2, Math.min(4, availableParallelism()));
  const request = (path: string) => pageRequest(path, config);
  const openPool = (loaded: LoadedSet) =>
    openRenderPool(loaded, {
      childDir,
      onUncaught: (set, error) => logger.error({ set, error }, 'an area threw outside a render'),
      onOutput: (set, output) => logger.warn({ set, output }, 'an area wrote to the console'),
    });
  const liveSite = await followLiveSet({
    store: releaseStore,
    logger,
    openPool,
    warm: async (pool) => {
      const nowhere = await pool.warm(request(NOWHERE), sheet());
      if (nowhere.kind === 'failed') throw new Error(`the shell fails: ${nowhere.error}`);
      // Loads the home page's modules; if its area fails, the set is still usable.
      await pool.render(request('/'), sheet()).catch(() => {});
    },
    onServing,
  });
  const queue = { concurrency: processes };
  const pages = createPages({ config, logger, sheet, queue, rendered, incomplete });
  const isSecure = config.siteUrl.startsWith('https:');
  const setOf = createVisitorSets({ liveSite, isSecure, previewSecret: await releaseStore.secret() });
  // Keeps the processes of an accepted set warm for this site.
  const preflight = createPreflight({ store: releaseStore, sheet, openPool, request, keep: liveSite.reuse });
  return { liveSite, pages, setOf, preflight };
}
