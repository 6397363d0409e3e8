import type { Claimed } from '@sharemore/platform/contract';
import { connectSession } from '@sharemore/platform/session';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from '../app';
import type { Boot } from '../boot';
import { areaRoute, CONTENT_ROUTE, composeRoutes, unavailableRoute } from '../compose';
import { type Areas, createAreas, type ImportArea } from './areas';
import { followRelease } from './follow-release';
import { keepPlace } from './keep-place';
import { loadPage } from './load-page';
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
  let isFirstPage = true;
  const { claimed } = boot;
  document.documentElement.dataset.release = boot.release;
  const [initial, slots] = await Promise.all([
    claimed ? initialRoute(claimed, boot, areas) : null,
    createSlots(boot, areas, () => isFirstPage),
  ]);
  const routes = composeRoutes(initial ? [initial] : []);
  await resolveLazyRoutes(routes);

  const router = createBrowserRouter(routes, {
    hydrationData: boot.hydration,
    async patchRoutesOnNavigation({ path, patch }) {
      let area: string | null = null;
      try {
        area = await areas.fetchPage(path);
        if (area) patch(CONTENT_ROUTE, [areaRoute(area, await areas.load(area))]);
      } catch (error) {
        // The server can still render the page: hand the navigation to it.
        report.failed('browser', area ?? undefined);
        console.error(`The page ${path} could not be loaded:`, error);
        loadPage(router.state.navigation.location ?? new URL(path, location.origin));
        await new Promise(() => {});
      }
    },
  });
  const { key } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    isFirstPage &&= location.key === key;
    // React hydrates what a change reaches before it makes it.
    slots.wakeAll();
    const next = navigation.location?.pathname;
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
  // In a transition React hydrates in slices of a few milliseconds, and gives way to a visitor's input.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') ?? document.body,
      <App site={{ site: boot.site, formOutcome: boot.formOutcome }} slots={slots}>
        <RouterProvider router={router} flushSync={inOneGo} />
      </App>,
      {
        onCaughtError(error) {
          report.failed('browser', error instanceof SlotLost ? error.owner : undefined);
          console.error(error);
        },
        onRecoverableError(error) {
          if (error instanceof Error && error.cause instanceof SlotLost) return;
          report.failed('hydration');
          console.error('Hydration:', error);
        },
      },
    );
  });
  whenIdle(report.measure);
  return router;
}

/** A page that was rendered without its area hydrates so; the area's other pages are asked for as ever. */
async function initialRoute({ area, pattern }: Claimed, boot: Boot, areas: Areas): Promise<RouteObject> {
  if (boot.excluded.includes(area)) return unavailableRoute(area, pattern);
  return areaRoute(area, await areas.load(area));
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

const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);
