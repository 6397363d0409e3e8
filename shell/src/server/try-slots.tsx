import type { RenderRequest, SlotFault } from '@sharemore/platform/contract';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../app';
import { errorText } from './error-text';
import type { OfferedSlots } from './offered-slots';
import { renderToText } from './render-to-text';

/** Renders each slot on its own, and returns those that fail. */
export async function trySlots(offered: OfferedSlots, request: RenderRequest): Promise<SlotFault[]> {
  const faults: SlotFault[] = [];
  for (const [name, { owner, Content }] of offered) {
    try {
      const handler = createStaticHandler([{ path: '*', element: <Content fallback={null} /> }]);
      const found = await handler.query(new Request(request.url));
      if (found instanceof Response) throw new Error('A slot cannot redirect');
      const { site, formOutcome } = request;
      await renderToText(
        <App site={{ site, formOutcome }} slots={{ find: () => null }}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        </App>,
      );
    } catch (error) {
      faults.push({ name, area: owner, error: errorText(error) });
    }
  }
  return faults;
}
