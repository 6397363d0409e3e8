import type { AreaModule } from '@sharemore/platform/contract';
import type { Location } from 'react-router-dom';
import { loadPage } from './load-page';
import type { Reporter } from './report';

/** Pages whose files cannot be had here: the server can still render them, so navigations to them are handed to it. */
export function createLostPages(report: Reporter, navigatingTo: () => Location | undefined) {
  /** The router keeps what failed for good. */
  const lost = new Set<string>();

  function leave(path: string, error: unknown, area?: string): Promise<never> {
    report.failed('browser', area);
    console.error(`The page ${path} could not be loaded:`, error);
    loadPage(navigatingTo() ?? new URL(path, location.origin));
    return new Promise(() => {});
  }

  return {
    leave,
    leaveAgain(target: Location): void {
      if (lost.has(target.pathname)) loadPage(target);
    },
    /** The routes of an area, each of which comes from the server where its module cannot be had. */
    fromServer: (routes: AreaModule['routes'], area: string): AreaModule['routes'] =>
      routes.map((route) => {
        const { lazy } = route;
        if (typeof lazy !== 'function') return route;
        const orFromServer = (error: unknown) => {
          const target = navigatingTo();
          // The first page stays as the server sent it.
          if (!target) throw error;
          lost.add(target.pathname);
          return leave(target.pathname, error, area);
        };
        return { ...route, lazy: () => lazy().catch(orFromServer) };
      }),
  };
}
