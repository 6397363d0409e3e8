import type { AreaModule } from '@sharemore/platform/contract';
import type { Location } from 'react-router-dom';
import { loadPage } from './load-page';
import type { Reporter } from './report';

/** Turns navigations to pages whose files fail to load into page loads: the server can still render these pages. */
export function createServerFallback(report: Reporter, navigatingTo: () => Location | undefined) {
  /** Paths whose lazy route failed; the router caches the failure. */
  const failedPaths = new Set<string>();

  function loadFromServer(path: string, error: unknown, area?: string): Promise<never> {
    report.failed('browser', area);
    console.error(`The page ${path} could not be loaded:`, error);
    loadPage(navigatingTo() ?? new URL(path, location.origin));
    return new Promise(() => {});
  }

  return {
    loadFromServer,
    /** Loads the page from the server if it failed to load here before. */
    loadIfFailedBefore(target: Location): void {
      if (failedPaths.has(target.pathname)) loadPage(target);
    },
    /** An area's routes, each of which falls back to the server when its module fails to load. */
    wrapRoutes: (routes: AreaModule['routes'], area: string): AreaModule['routes'] =>
      routes.map((route) => {
        const { lazy } = route;
        if (typeof lazy !== 'function') return route;
        const fallBack = (error: unknown) => {
          const target = navigatingTo();
          // Not during hydration: the first page then stays as the server sent it.
          if (!target) throw error;
          failedPaths.add(target.pathname);
          return loadFromServer(target.pathname, error, area);
        };
        return { ...route, lazy: () => lazy().catch(fallBack) };
      }),
  };
}
