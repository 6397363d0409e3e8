import type { AreaModule } from '@sharemore/platform/contract';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { AreaProblem } from './layout/area-problem';
import { AreaUnavailable } from './layout/area-unavailable';
import { Layout } from './layout/layout';
import { NotFoundPage } from './layout/not-found-page';
import { SiteProblem } from './layout/site-problem';

/** The route under which areas are placed, also later (`patchRoutesOnNavigation`). */
export const CONTENT_ROUTE = 'content';

/** The site's routes around those of the areas that are loaded so far. */
export function composeRoutes(areas: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'site',
      element: <Layout />,
      errorElement: <SiteProblem />,
      children: [
        {
          id: CONTENT_ROUTE,
          errorElement: <SiteProblem />,
          children: [
            ...areas,
            {
              id: 'not-found',
              path: '*',
              element: <NotFoundPage />,
              loader: () => data(null, { status: 404 }),
            },
          ],
        },
      ],
    },
  ];
}

/** One area's routes inside its own error boundary. */
export function areaRoute(name: string, area: AreaModule): RouteObject {
  return {
    id: name,
    // The attribute shows who owns what.
    element: (
      <div data-area={name}>
        <Outlet />
      </div>
    ),
    errorElement: <AreaProblem area={name} />,
    children: area.routes,
  };
}

/** Stands for a page whose area cannot be had: it says so, with the matching status. */
export function unavailableRoute(name: string, path: string): RouteObject {
  return {
    id: `${name} unavailable`,
    path,
    element: <AreaUnavailable area={name} />,
    loader: () => data(null, { status: 503 }),
  };
}
