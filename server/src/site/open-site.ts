import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Metrics } from '../observe/metrics';
import { commands } from '../releases/commands';
import { createFailures, failureLine, type Report } from '../releases/failures';
import { createPreflight } from '../releases/preflight/preflight';
import { createReleases } from '../releases/releases';
import type { ReleaseStore } from '../releases/store/release-store';
import type { LoadedSet, SheetText } from '../render/loaded-set';
import { NOWHERE, pageRequest } from '../render/page-request';
import { openRenderPool, WARM_LIMIT_MS } from '../render/render-pool';
import { followLiveSet, type Serving } from './live-site';
import { createPages } from './pages';
import { createRolloutWatch } from './rollout-watch';
import { createVisitorSets } from './visitor-set';

/** Longer than a machine that serves visitors meanwhile takes for all pages. */
const WARM_WITHIN_MS = 10_000;

export interface SiteOptions {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  releaseStore: ReleaseStore;
  sheet: () => SheetText;
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Opens the site: the live release set and what changes it, its rollouts, and the pages. */
export async function openSite({ config, logger, metrics, releaseStore, sheet }: SiteOptions) {
  const request = (path: string) => pageRequest(path, config);
  const openPool = (loaded: LoadedSet) => openRenderPool(loaded, { logger });
  const liveSite = await followLiveSet({
    store: releaseStore,
    logger,
    openPool,
    warm: async (pool) => {
      const nowhere = await pool.render(request(NOWHERE), sheet(), WARM_LIMIT_MS);
      if (nowhere.kind === 'failed') throw new Error(`the shell fails: ${nowhere.error}`);
      // Loads the home page's modules; if its area fails, the set is still usable.
      await pool.render(request('/'), sheet()).catch(() => {});
    },
    onServing: (serving) => tellServing(metrics, serving),
  });
  // Keeps the processes of an accepted set warm for this site.
  const preflight = createPreflight({ store: releaseStore, sheet, openPool, request, keep: liveSite.reuse });
  const failures = createFailures(releaseStore, logger);
  const releases = createReleases({ store: releaseStore, preflight, siteUrl: config.siteUrl, failures });
  // An alarm sees the first failure only if its figure was 0 before.
  for (const command of ['publish', 'abort', ...Object.keys(commands)])
    for (const outcome of ['done', 'refused', 'failed'])
      metrics.releases.operations.inc({ command, outcome }, 0);
  const watch = createRolloutWatch({
    sets() {
      const { live, rollout } = liveSite.serving();
      return rollout && { live: live.set.id, rollout: rollout.pool.set.id };
    },
    abort(set, why) {
      metrics.releases.operations.inc({ command: 'abort', outcome: 'done' });
      const [first] = failures.list(set);
      const reason = first ? `${why}; first of all ${failureLine(first)}` : why;
      logger.error({ set, why: reason }, 'rollout aborted');
      releases.abort(set, reason).catch((error) => logger.error({ err: error }, 'rollout not aborted'));
    },
  });
  /** Counts what failed for a visitor, remembers it for the team, and judges a rollout by it. */
  function visitorFailed(report: Report, client: string): void {
    const { set, area, kind } = report;
    metrics.releases.failures.inc({ set: set.id, area, kind });
    failures.note(report, client);
    watch.failed(set.id, client);
  }
  const pages = createPages({
    config,
    logger,
    sheet,
    // At least two, because no area may occupy the last one.
    queue: { concurrency: Math.max(2, Math.min(4, availableParallelism())) },
    rendered: (milliseconds, result) => metrics.site.renderSeconds.observe({ result }, milliseconds / 1000),
    visitorFailed,
  });
  metrics.site.watchRendering(() => ({ ...pages.load(), ...liveSite.load() }));
  const isSecure = config.siteUrl.startsWith('https:');
  const setOf = createVisitorSets({ liveSite, isSecure, previewSecret: await releaseStore.secret() });
  let isWarm = false;

  /**
   * Renders the fixed pages of the live set, home first. A server that starts under load refuses some of its first
   * visitors, so it is not ready before, and the server that it relieves is not stopped.
   */
  async function warmPages(): Promise<void> {
    const { live } = liveSite.serving();
    const paths = Object.values(live.manifests)
      .flatMap((area) => Object.keys(area.pages))
      .sort();
    const until = performance.now() + WARM_WITHIN_MS;
    for (const path of paths) {
      if (path.includes(':') || performance.now() > until) continue;
      const page = pages.page(live, request(path), 'the start');
      await page.catch((error) => logger.error({ err: error, path }, 'a page is not warm'));
    }
    isWarm = true;
  }
  const { viewed: pageViewed } = watch;
  return { liveSite, pages, setOf, releases, pageViewed, visitorFailed, warmPages, isWarm: () => isWarm };
}

function tellServing({ releases: { info, problem } }: Metrics, { live, rollout, ...serving }: Serving): void {
  problem.set(serving.problem ? 1 : 0);
  info.reset();
  for (const [role, pool] of Object.entries({ live, rollout: rollout?.pool }))
    for (const [area, build] of Object.entries(pool?.set.builds ?? {}))
      info.set({ set: pool?.set.id, area, build, role }, 1);
}
