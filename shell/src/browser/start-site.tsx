import { type Claimed, type Claims, findClaim } from '@sharemore/platform/contract';
import { connectSession } from '@sharemore/platform/session';
import type { SlotSource } from '@sharemore/platform/slots';
import { type ComponentType, lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from '../app';
import type { Boot } from '../boot';
import { areaRoute, CONTENT_ROUTE, composeRoutes, unavailableRoute } from '../compose';
import { loadSlot } from '../load-slot';
import { type Areas, createAreas, type ImportArea } from './areas';
import { followRelease } from './follow-release';
import { loadPage } from './load-page';
import { prefetchOnIntent } from './prefetch';
import { type Reporter, startReporting } from './report';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hydrates the page with the same release of the same areas that rendered it. Rejects, and leaves the page as
 * the server sent it (links and forms work), when the matched area's files cannot be had.
 */
export async function startSite(boot: Boot, importArea: ImportArea): Promise<Router> {
  const claims: Claims = Object.fromEntries(
    Object.entries(boot.areas).map(([name, { pages }]) => [name, Object.keys(pages)]),
  );
  const claimed = findClaim(claims, location.pathname);
  const report = startReporting(boot.release, claimed?.area ?? 'shell');
  try {
    const router = await hydrateSite(boot, importArea, claims, report);
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => report.measure());
    return router;
  } catch (error) {
    report.failed('browser');
    throw error;
  }
}

async function hydrateSite(
  boot: Boot,
  importArea: ImportArea,
  claims: Claims,
  report: Reporter,
): Promise<Router> {
  const areas = createAreas(boot.areas, importArea);
  // What this page was rendered without may be had again on the next one.
  let isFirstPage = true;
  const claimed = findClaim(claims, location.pathname);
  document.documentElement.dataset.release = boot.release;
  const [initial, slots] = await Promise.all([
    claimed ? initialRoute(claimed, boot, areas) : null,
    createSlots(boot, areas, (area) => isFirstPage && boot.excluded.includes(area)),
  ]);
  const routes = composeRoutes(initial ? [initial] : []);
  await resolveLazyRoutes(routes);

  const router = createBrowserRouter(routes, {
    hydrationData: boot.hydration,
    async patchRoutesOnNavigation({ path, patch }) {
      const found = findClaim(claims, path);
      if (!found) return;
      const next = found.area;
      areas.fetchPage(found);
      try {
        patch(CONTENT_ROUTE, [areaRoute(next, await areas.load(next))]);
      } catch (error) {
        // The server can still render the page: hand the navigation to it.
        report.failed('browser');
        console.error(`The area ${next} could not be loaded:`, error);
        loadPage(router.state.navigation.location ?? new URL(path, location.origin));
        await new Promise(() => {});
      }
    },
  });
  const { key } = router.state.location;
  router.subscribe(({ location }) => {
    isFirstPage &&= location.key === key;
  });
  connectSession();
  followRelease(boot.release, router);
  // In a transition React hydrates in slices of a few milliseconds, and gives way to a visitor's input.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') ?? document.body,
      <App site={{ site: boot.site, formOutcome: boot.formOutcome }} slots={slots}>
        <RouterProvider router={router} />
      </App>,
      {
        onCaughtError(error) {
          report.failed('browser');
          console.error(error);
        },
        onRecoverableError(error) {
          report.failed('hydration');
          console.error('Hydration:', error);
        },
      },
    );
  });
  prefetchOnIntent((path) => {
    const found = findClaim(claims, path);
    if (!found) return;
    areas.fetchPage(found);
    areas.load(found.area).then(
      (area) => resolveLazyRoutes(area.routes, path),
      () => {},
    );
  });
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

/** Slots that the page shows are loaded before hydration; others when a page asks for them. */
async function createSlots(
  boot: Boot,
  areas: Areas,
  isLeftOut: (area: string) => boolean,
): Promise<SlotSource> {
  const offers = new Map(
    Object.entries(boot.areas).flatMap(([area, { slots }]) => slots.map((name) => [name, area] as const)),
  );
  const components = new Map<string, ComponentType>();
  await Promise.all(
    boot.slots.map(async (name) => {
      const owner = offers.get(name);
      if (owner) components.set(name, await loadSlot(await areas.load(owner), name));
    }),
  );
  return {
    find(name) {
      const owner = offers.get(name);
      if (!owner || isLeftOut(owner)) return null;
      const known = components.get(name);
      if (known) return known;
      const component = lazy(async () => ({ default: await loadSlot(await areas.load(owner), name) }));
      components.set(name, component);
      return component;
    },
    failed: (name, error) => console.error(`The slot ${name} failed:`, error),
  };
}
