import { type AreaModule, matches } from '@sharemore/platform/contract';
import type { Location } from 'react-router-dom';
import { loadPage } from './load-page';
import type { Reporter } from './report';

/** Turns navigations to pages whose files fail to load into page loads: the server can still render these pages. */
export function createServerFallback(report: Reporter, navigatingTo: () => Location | undefined) {
  /** Patterns of the lazy routes that failed; the router caches the failure. */
  const failed = new Set<string>();

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
      if ([...failed].some((pattern) => matches(pattern, target.pathname))) loadPage(target);
    },
    /** An area's routes, each of which falls back to the server when its module fails to load. */
    wrapRoutes: (routes: AreaModule['routes'], area: string): AreaModule['routes'] =>
      routes.map((route) => {
        const { lazy, path } = route;
        if (typeof lazy !== 'function') return route;
        const fallBack = (error: unknown) => {
          failed.add(path);
          const target = navigatingTo();
          // Not during hydration: the first page then stays as the server sent it. Nor for a page that the visitor left.
          if (!target || !matches(path, target.pathname)) throw error;
          return loadFromServer(target.pathname, error, area);
        };
        return { ...route, lazy: () => lazy().catch(fallBack) };
      }),
  };
}
