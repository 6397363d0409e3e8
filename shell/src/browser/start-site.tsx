import type { Claimed } from '@sharemore/platform/contract';
import { connectSession } from '@sharemore/platform/session';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from '../app';
import type { Boot } from '../boot';
import { areaRoute, CONTENT_ROUTE, composeRoutes, unavailableRoute } from '../compose';
import { createAreas, type ImportArea } from './areas';
import { bringBack } from './bring-back';
import { followRelease } from './follow-release';
import { keepPlace } from './keep-place';
import { createLostPages } from './lost-pages';
import { prefetchOnIntent } from './prefetch';
import { createReleaseMap } from './release-map';
import { type Reporter, startReporting } from './report';
import { inOneGo, showAtOnce } from './show-at-once';
import { createSlots, SlotLost } from './slots';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hydrates the page with the same release of the same areas that rendered it. Rejects, and leaves the page as
 * the server sent it (links and forms work), when the matched area's files cannot be had.
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
  // From the browser's cache: the start script has asked for it.
  releaseMap().catch(() => {});
  const areas = createAreas(boot.areas, releaseMap, importArea);
  const firstPage = { isShown: true };
  let router: Router | undefined;
  const lostPages = createLostPages(report, () => router?.state.navigation.location);
  const { claimed } = boot;

  async function routeOf(name: string): Promise<RouteObject> {
    const area = await areas.load(name);
    return areaRoute(name, { ...area, routes: lostPages.fromServer(area.routes, name) });
  }

  /** A page that was rendered without its area hydrates so; the area's other pages are asked for as ever. */
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
    async patchRoutesOnNavigation({ path, patch }) {
      let area: string | null = null;
      try {
        area = await areas.fetchPage(path);
        if (area) patch(CONTENT_ROUTE, [await routeOf(area)]);
      } catch (error) {
        await lostPages.leave(path, error, area ?? undefined);
      }
    },
  });
  const { key } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    firstPage.isShown &&= location.key === key;
    // React hydrates what a change reaches before it makes it.
    slots.wakeAll();
    const next = navigation.location?.pathname;
    if (navigation.location) lostPages.leaveAgain(navigation.location);
    const isMissing = next && matchRoutes(router.routes, next)?.some(({ route }) => route.lazy);
    if (isMissing) areas.fetchPage(next).catch(() => {});
  });
  // Before the tab asks for its release: a browser makes six requests at once, and a page may need them all.
  prefetchOnIntent(async (path) => {
    const area = await areas.fetchPage(path);
    if (area) await resolveLazyRoutes((await areas.load(area)).routes, path);
  });
  connectSession();
  followRelease(boot.release, router);
  showAtOnce(router);
  keepPlace(router);
  hydrate(
    <App site={{ site: boot.site, formOutcome: boot.formOutcome }} slots={slots}>
      <RouterProvider router={router} flushSync={inOneGo} />
    </App>,
    report,
    firstPage,
  );
  (window.requestIdleCallback ?? setTimeout)(report.measure);
  return router;
}

/** Brings the page to life; one whose first render fails is shown again as the server sent it. */
function hydrate(site: ReactNode, report: Reporter, firstPage: { isShown: boolean }): void {
  const app = document.getElementById('app') ?? document.body;
  // In a transition React hydrates in slices of a few milliseconds, and gives way to a visitor's input.
  startTransition(() => {
    const root = hydrateRoot(app, site, {
      onCaughtError(error) {
        report.failed('browser', error instanceof SlotLost ? error.owner : undefined);
        console.error(error);
        if (!firstPage.isShown || error instanceof SlotLost) return;
        firstPage.isShown = false;
        bringBack(root, app);
      },
      onRecoverableError(error) {
        if (error instanceof Error && error.cause instanceof SlotLost) return;
        report.failed('hydration');
        console.error('Hydration:', error);
      },
    });
  });
}

/** The router would show nothing while a matched lazy route loads, so the page's own are resolved first. */
async function resolveLazyRoutes(routes: RouteObject[], path = location.pathname): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const resolved = await route.lazy();
      Object.assign(route, resolved, { lazy: undefined });
    }),
  );
}
