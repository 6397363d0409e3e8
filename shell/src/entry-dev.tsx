import '@sharemore/platform/tokens.css';
import type { AreaModule } from '@sharemore/platform/contract';
import type { LoaderFunction } from 'react-router-dom';
// @ts-expect-error Vite's React plugin serves this module and has no types for it.
import { validateRefreshBoundaryAndEnqueueUpdate as refresh } from '/@react-refresh';
import { readBoot } from './boot';
import { startSite } from './browser/start-site';
import { Layout } from './layout/layout';

/** Development only: areas load from source through one Vite server, which gives each of them hot reload. */
const sources = import.meta.glob<{ area: AreaModule }>('../../mf-*/src/area.ts');

const boot = readBoot();

declare global {
  /** The newest loader of each page by its source file; the dev server's transform fills it. */
  var pageLoaders: Record<string, LoaderFunction & { place: string }> | undefined;
}

/** The area with routes that call the newest loader of their page. */
function withNewestLoaders(area: AreaModule): AreaModule {
  const routes = area.routes.map((route) => {
    const { lazy } = route;
    if (typeof lazy !== 'function') return route;
    const loadPage = async () => {
      const page = await lazy();
      const { place } = (page.loader ?? {}) as { place?: string };
      if (!place) return page;
      const loader: LoaderFunction = (...given) => globalThis.pageLoaders?.[place]?.(...given);
      return { ...page, loader };
    };
    return { ...route, lazy: loadPage } as typeof route;
  });
  return { ...area, routes };
}

// Once the page is hydrated, Vite adds and removes each style with its module.
new MutationObserver((_changes, observer) => {
  observer.disconnect();
  document.getElementById('server-styles')?.remove();
}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });

const router = await startSite(boot, async ({ entry }) => {
  const load = sources[`../../${entry.split('/')[2]}/src/area.ts`];
  if (!load) throw new Error(`There is no source for ${entry}`);
  return withNewestLoaders((await load()).area);
});
import.meta.hot?.on('vite:beforeUpdate', () => {
  // Parts that failed are missing from this page: only a reload shows whether the update repairs them.
  if (boot.unavailable.length > 0) location.reload();
});
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  // Vite's React plugin accepts a module's next version only some tasks after this one ran, and an edit in between
  // would not show. Any component compared with itself makes React Refresh apply whatever has arrived.
  refresh('', { Layout }, { Layout });
  const places = Object.keys(globalThis.pageLoaders ?? {});
  if (updates.some(({ path }) => places.some((place) => place.endsWith(path)))) void router.revalidate();
});
