import type { SiteContextValue } from '@sharemore/platform/page';
import type { SlotSource } from '@sharemore/platform/slots';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from '../app';
import { renderToText } from './render-to-text';

/**
 * Renders the routes that `handler` found.
 * @throws the first error anywhere in the tree
 */
export function renderApp(
  { dataRoutes }: StaticHandler,
  found: StaticHandlerContext,
  site: SiteContextValue,
  slots: SlotSource,
) {
  return renderToText(
    <App site={site} slots={slots}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />
    </App>,
  );
}
