import type { Owner } from '@sharemore/platform/contract';
import { withTimeLimit } from '@sharemore/platform/page';
import { connectSession } from '@sharemore/platform/session';
import { RouterProvider } from 'react-router';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Boot } from '../boot';
import { App, CONTENT_ROUTE, composeRoutes, findPage, pageRoute, unavailableRoute } from '../compose';
import { type Areas, createAreas, type ImportArea, TIME_LIMIT_MS } from './areas';
import { hydrate } from './hydrate';
import { keepScrollPosition, keyHistoryEntries } from './keep-scroll-position';
import { loadPage } from './load-page';
import { type Reporter, startReporting } from './report';
import { createSlots } from './slots';

/** How long a page load may take that replaces a client navigation. */
const PAGE_LOAD_MS = 20_000;

/**
 * Hydrates the page with the release set that rendered it.
 * @throws when files of the page's area cannot be loaded; the page then stays as the server sent it
 */
export async function startSite(boot: Boot, importArea: ImportArea): Promise<void> {
  document.documentElement.dataset.release = boot.release;
  const report = startReporting(boot.release, boot.owner?.area ?? 'shell');
  const areas = createAreas(boot, importArea);
  const firstPage = { isShown: true };
  const [routes, slots] = await Promise.all([
    firstRoutes(boot, areas),
    createSlots(boot, areas, () => firstPage.isShown),
  ]).catch((error) => {
    report.failed('browser', error);
    throw error;
  });
  const address = new URL(location.href);
  address.searchParams.delete('outcome');
  // A reload then shows what the visitor has typed since, and not again what was posted.
  if (boot.formOutcome) history.replaceState(history.state, '', address);
  keyHistoryEntries();
  const router = createRouter(boot, routes, areas, report);

  const site = { site: boot.site, formOutcome: boot.formOutcome };
  const { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    firstPage.isShown &&= location.pathname === pathname;
    // It belongs to the page that its form was sent for, not to another company's.
    if (location.pathname !== pathname) site.formOutcome = null;
    // React must hydrate a lazy slot before it can update it.
    slots.loadAll();
  });
  prefetchOnIntent(async (path) => {
    const owner = await areas.fetchPage(path);
    if (owner) await loadRoute(owner, areas);
  });
  connectSession();
  keepScrollPosition(router);
  hydrate(
    <App site={site} slots={slots}>
      <RouterProvider router={router} flushSync={updateInOneTask} />
    </App>,
    report,
    firstPage,
  );
}

/**
 * The router provider's `flushSync`, which links ask for. It renders without time slicing, as React's does, but lets the
 * browser paint the new page before passive effects and the clean-up of the old page run.
 */
function updateInOneTask(update: () => unknown): undefined {
  update();
}

/** The route of the open page. A page that was rendered without its area hydrates without it. */
async function firstRoutes({ owner, areas: known, unavailable }: Boot, areas: Areas): Promise<RouteObject[]> {
  if (!owner) return [];
  if (!unavailable.includes(owner.area)) return [await loadRoute(owner, areas)];
  return [unavailableRoute(owner, known[owner.area]?.title ?? '')];
}

/**
 * A page's route with its module: while the router itself loads a lazy route, it shows nothing. With one element for its
 * component, React does not render the page again when a navigation begins.
 */
async function loadRoute(owner: Owner, areas: Areas): Promise<RouteObject> {
  const area = await areas.load(owner.area);
  const { lazy, ...route } = findPage(area, owner);
  const { Component, ...page } = { ...route, ...(typeof lazy === 'function' && (await lazy())) };
  return pageRoute(owner, area.title, { ...page, element: Component && <Component /> });
}

/** The router, which gets the route of each further page when the visitor first goes there. */
function createRouter({ hydration }: Boot, routes: RouteObject[], areas: Areas, report: Reporter) {
  const router = createBrowserRouter(composeRoutes(routes), {
    hydrationData: hydration,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      let owner = null as Owner | null;
      const load = async () => {
        owner = await areas.fetchPage(path);
        return owner && loadRoute(owner, areas);
      };
      try {
        const route = await withTimeLimit(TIME_LIMIT_MS, load);
        if (route) patch(CONTENT_ROUTE, [route]);
      } catch (error) {
        // The visitor has chosen another page since.
        if (signal.aborted) return;
        report.failed('browser', error, owner?.area);
        console.error(`The page ${path} could not be loaded:`, error);
        // The server can still render it. Until the browser has its answer, the open page stays.
        loadPage(router.state.navigation.location ?? new URL(path, location.origin));
        await new Promise((resolve) => setTimeout(resolve, PAGE_LOAD_MS));
        throw error;
      }
    },
  });
  return router;
}

/**
 * Calls `prefetch` with a link's path whenever the visitor hovers over, touches or focuses a link to another page of this
 * site. Does nothing when the browser asks to save data.
 */
function prefetchOnIntent(prefetch: (path: string) => Promise<void>): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A path with a dot is a file.
    if (!link || link.origin !== location.origin || /\./.test(link.pathname)) return;
    if (link.pathname !== location.pathname) prefetch(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}
