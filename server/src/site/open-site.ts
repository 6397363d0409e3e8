import { availableParallelism } from 'node:os';
import type { RenderAnswer } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { ReleaseStore } from '../releases/release-store';
import type { SharedSheet } from '../sheet/shared-sheet';
import { createHangBreaker } from './hang-breaker';
import { followLiveSet, type LiveSite } from './live-site';
import { createPages, type Pages } from './pages';
import { openRenderPool } from './render-pool';
import { createRenderQueue } from './render-queue';
import { securityHeaders } from './security-headers';
import { pageRequest } from './site-router';

export interface SiteOptions {
  config: Config;
  logger: Logger;
  releases: ReleaseStore;
  sheet: () => SharedSheet;
  /** Folder of the bundled render worker. */
  workerDir: string;
  renderTimeLimitMs?: number;
  rendered?: (milliseconds: number, outcome: RenderAnswer['kind'] | 'timeout') => void;
}

export interface Site {
  liveSite: LiveSite;
  pages: Pages;
  headers: Record<string, string>;
}

/** Opens the composition: workers on the live release set, followed as it changes, and the page cache. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { config, logger, releases, sheet } = options;
  const headerOptions = { siteUrl: config.siteUrl, newsletterUrl: config.newsletter.formUrl };
  const headers = securityHeaders(headerOptions);
  const threads = Math.min(4, availableParallelism());
  const liveSite = await followLiveSet({
    releases,
    releasesDir: config.releasesDir,
    logger,
    openPool: (set) =>
      openRenderPool(set, releases, {
        timeLimitMs: options.renderTimeLimitMs ?? 4000,
        threads,
        workerDir: options.workerDir,
      }),
    warm: async (pool) => {
      await pool.warm(pageRequest(`${config.siteUrl}/`, { config }), sheet());
    },
  });
  const pages = createPages({
    ...headerOptions,
    headers,
    logger,
    sheet,
    pool: liveSite.pool,
    queue: createRenderQueue({ concurrency: threads }),
    breaker: createHangBreaker(),
    rendered: options.rendered,
  });
  liveSite.onChange(pages.clear);
  return { liveSite, pages, headers };
}
