import type { AreaModule } from '@sharemore/platform/contract';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { AreaProblem } from './layout/area-problem';
import { AreaUnavailable } from './layout/area-unavailable';
import { Layout } from './layout/layout';
import { NotFoundPage } from './layout/not-found-page';
import { SiteProblem } from './layout/site-problem';

/** The id of the areas' parent route, to which `patchRoutesOnNavigation` adds further areas. */
export const CONTENT_ROUTE = 'content';

/** The site's routes with the given areas inside them. */
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

/** One area's routes inside its own error boundary; `data-area` marks the page's owner. */
export function areaRoute(name: string, area: AreaModule): RouteObject {
  return {
    id: name,
    element: (
      <div data-area={name}>
        <Outlet />
      </div>
    ),
    errorElement: <AreaProblem area={name} />,
    children: area.routes,
  };
}

/** Replaces a page whose area cannot be loaded: answers 503 and says so. */
export function unavailableRoute(name: string, path: string): RouteObject {
  return {
    id: `${name} unavailable`,
    path,
    element: <AreaUnavailable area={name} />,
    loader: () => data(null, { status: 503 }),
  };
}
