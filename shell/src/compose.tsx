import type { AreaModule, AreaRoute, Owner } from '@sharemore/platform/contract';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { AreaError, AreaUnavailable } from './layout/area-unavailable';
import { Layout } from './layout/layout';
import { NotFoundPage } from './layout/not-found-page';

/** The id of the pages' parent route, to which `patchRoutesOnNavigation` adds further pages. */
export const CONTENT_ROUTE = 'content';

/** The site's routes with the given pages inside them. */
export function composeRoutes(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'site',
      element: <Layout />,
      errorElement: <SiteError />,
      children: [
        {
          id: CONTENT_ROUTE,
          errorElement: <SiteError />,
          children: [
            ...pages,
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

/** The route of a page in its area's module. */
export function findPage({ routes }: AreaModule, { area, pattern }: Owner): AreaRoute {
  const page = routes.find(({ path }) => path === pattern);
  if (!page) throw new Error(`The area ${area} has no route for ${pattern}`);
  return page;
}

/** A page inside its area's error boundary; `data-area` marks its owner, and `title` is the area's. */
export function pageRoute({ area, pattern }: Owner, title: string, page: AreaRoute): RouteObject {
  return {
    id: `${area} ${pattern}`,
    element: (
      <div data-area={area}>
        <Outlet />
      </div>
    ),
    errorElement: <AreaError area={area} title={title} />,
    children: [{ ...page, id: pattern }],
  };
}

/** Shown when the shell itself fails to render (spec section 8); it depends on nothing that could fail as well. */
function SiteError() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Unexpected Application Error!</h1>
      <p>
        Something went wrong on our side. <a href="/">Return to Home</a>
      </p>
    </main>
  );
}

/** Replaces a page whose area cannot be loaded: answers 503 and says so. */
export function unavailableRoute({ area, pattern }: Owner, title: string): RouteObject {
  return {
    id: `${area} unavailable`,
    path: pattern,
    element: <AreaUnavailable area={area} title={title} />,
    loader: () => data(null, { status: 503 }),
  };
}
