import type { RenderRequest, SlotFault } from '@sharemore/platform/contract';
import { createStaticHandler } from 'react-router';
import { errorText } from './error-text';
import type { OfferedSlots } from './offered-slots';
import { renderApp } from './render-app';

/** Renders each slot on its own, and returns those that fail. */
export async function trySlots(offered: OfferedSlots, request: RenderRequest): Promise<SlotFault[]> {
  const faults: SlotFault[] = [];
  for (const [name, { owner, Content }] of offered) {
    try {
      const handler = createStaticHandler([{ path: '*', element: <Content fallback={null} /> }]);
      const found = await handler.query(new Request(request.url));
      if (found instanceof Response) throw new Error('A slot cannot redirect');
      const { site, formOutcome } = request;
      await renderApp(handler, found, { site, formOutcome }, { find: () => null });
    } catch (error) {
      faults.push({ name, area: owner, error: errorText(error) });
    }
  }
  return faults;
}
