import type { Claimed } from '@sharemore/platform/contract';
import { connectSession } from '@sharemore/platform/session';
import { RouterProvider } from 'react-router';
import { createBrowserRouter, type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from '../app';
import type { Boot } from '../boot';
import { areaRoute, CONTENT_ROUTE, composeRoutes, unavailableRoute } from '../compose';
import { createAreas, type ImportArea } from './areas';
import { followRelease } from './follow-release';
import { hydrate } from './hydrate';
import { keepScrollPosition } from './keep-scroll-position';
import { prefetchOnIntent } from './prefetch';
import { createReleaseMap } from './release-map';
import { type Reporter, startReporting } from './report';
import { createServerFallback } from './server-fallback';
import { showAtOnce, updateInOneTask } from './show-at-once';
import { createSlots } from './slots';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hydrates the page with the release set that rendered it.
 * @throws when files of the page's area cannot be loaded; the page then stays as the server sent it
 */
export async function startSite(boot: Boot, importArea: ImportArea): Promise<Router> {
  const report = startReporting(boot.release, boot.claimed?.area ?? 'shell');
  try {
    return await hydrateSite(boot, importArea, report);
  } catch (error) {
    report.failed('browser');
    throw error;
  }
}

async function hydrateSite(boot: Boot, importArea: ImportArea, report: Reporter): Promise<Router> {
  const releaseMap = createReleaseMap(boot.release);
  // Comes from the browser's cache: the start script has already fetched it.
  releaseMap().catch(() => {});
  const areas = createAreas(boot.areas, releaseMap, importArea);
  const firstPage = { isShown: true };
  let router: Router | undefined;
  const fallback = createServerFallback(report, () => router?.state.navigation.location);
  const { claimed } = boot;

  async function routeOf(name: string): Promise<RouteObject> {
    const area = await areas.load(name);
    return areaRoute(name, { ...area, routes: fallback.wrapRoutes(area.routes, name) });
  }

  /** Hydrates a page that was rendered without its area as unavailable; the area's other pages load normally. */
  async function initialRoute({ area, pattern }: Claimed): Promise<RouteObject> {
    return boot.excluded.includes(area) ? unavailableRoute(area, pattern) : routeOf(area);
  }

  document.documentElement.dataset.release = boot.release;
  const [initial, slots] = await Promise.all([
    claimed ? initialRoute(claimed) : null,
    createSlots(boot, areas, () => firstPage.isShown),
  ]);
  const routes = composeRoutes(initial ? [initial] : []);
  await resolveLazyRoutes(routes);

  router = createBrowserRouter(routes, {
    hydrationData: boot.hydration,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      let area: string | null = null;
      try {
        area = await areas.fetchPage(path);
        if (area) patch(CONTENT_ROUTE, [await routeOf(area)]);
      } catch (error) {
        // Else the visitor has chosen another page since.
        if (!signal.aborted) await fallback.loadFromServer(path, error, area ?? undefined);
      }
    },
  });
  const site = { site: boot.site, formOutcome: boot.formOutcome };
  const { key, pathname } = router.state.location;
  let going: Location | undefined;
  router.subscribe(({ location, navigation }) => {
    firstPage.isShown &&= location.key === key;
    // It belongs to the page that its form was sent for, not to another company's.
    if (location.pathname !== pathname) site.formOutcome = null;
    // React must hydrate a lazy slot before it can update it.
    slots.loadAll();
    const next = navigation.location;
    // A navigation notifies more than once, and matching again would cost a phone a millisecond.
    if (!next || next === going) return;
    going = next;
    fallback.loadIfFailedBefore(next);
    const isMissing = matchRoutes(router.routes, next)?.some(({ route }) => route.lazy);
    if (isMissing) areas.fetchPage(next.pathname).catch(() => {});
  });
  // Before `followRelease`: browsers make six requests at a time, and a page may need all six.
  prefetchOnIntent(async (path) => {
    const area = await areas.fetchPage(path);
    if (area) await resolveLazyRoutes((await areas.load(area)).routes, path);
  });
  connectSession();
  followRelease(boot.release, router);
  showAtOnce(router);
  keepScrollPosition(router);
  hydrate(
    <App site={site} slots={slots}>
      <RouterProvider router={router} flushSync={updateInOneTask} />
    </App>,
    report,
    firstPage,
  );
  (window.requestIdleCallback ?? setTimeout)(report.measure);
  return router;
}

/** Resolves the page's lazy routes in advance: while one loads, the router would show nothing. */
async function resolveLazyRoutes(routes: RouteObject[], path = location.pathname): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
