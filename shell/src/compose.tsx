import type { AreaModule, AreaRoute, Owner, SlotName } from '@sharemore/platform/contract';
import { SiteContext, type SiteContextValue } from '@sharemore/platform/page';
import { type SlotComponent, SlotContext, type SlotSource } from '@sharemore/platform/slots';
import { type ReactNode, StrictMode } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { AreaError, AreaUnavailable, NotFoundPage } from './layout/error-pages';
import { Layout } from './layout/layout';

/** The id of the pages' parent route, to which `patchRoutesOnNavigation` adds further pages. */
export const CONTENT_ROUTE = 'content';

interface AppProps {
  site: SiteContextValue;
  slots: SlotSource;
  /** The router's provider: static on the server, data-driven in the browser. */
  children: ReactNode;
}

/** The tree above the router; identical on server and browser, as hydration requires. */
export function App({ site, slots, children }: AppProps) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <SlotContext value={slots}>{children}</SlotContext>
      </SiteContext>
    </StrictMode>
  );
}

/** The site's routes with the given pages inside them. */
export function composeRoutes(pages: RouteObject[]): RouteObject[] {
  const loader = () => data(null, { status: 404 });
  const notFound = { id: 'not-found', path: '*', element: <NotFoundPage />, loader };
  const content = { id: CONTENT_ROUTE, errorElement: <SiteError />, children: [...pages, notFound] };
  return [{ id: 'site', element: <Layout />, errorElement: <SiteError />, children: [content] }];
}

/** The route of a page in its area's module. */
export function findPage({ routes }: AreaModule, { area, pattern }: Owner): AreaRoute {
  const page = routes.find(({ path }) => path === pattern);
  if (!page) throw new Error(`The area ${area} has no route for ${pattern}`);
  return page;
}

/** Loads the module of the component that an area offers for a slot. */
export async function loadSlot({ slots }: AreaModule, name: SlotName): Promise<{ default: SlotComponent }> {
  const load = slots?.[name];
  if (!load) throw new Error(`The area offers no slot ${name}`);
  // The component takes no properties, so the extra `fallback` is harmless.
  return load() as Promise<{ default: SlotComponent }>;
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
