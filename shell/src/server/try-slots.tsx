import type { RenderRequest, SlotFault } from '@sharemore/platform/contract';
import { createStaticHandler } from 'react-router';
import { errorText } from './error-text';
import type { OfferedSlots } from './offered-slots';
import { renderApp } from './render-app';

/**
 * Renders each slot on its own, and returns those that fail, or that would change the title of the pages that show it or
 * what search engines make of them.
 */
export async function trySlots(offered: OfferedSlots, request: RenderRequest): Promise<SlotFault[]> {
  const faults: SlotFault[] = [];
  for (const [name, { owner, Content }] of offered) {
    try {
      const element = (
        <div data-site>
          <Content fallback={null} />
        </div>
      );
      const handler = createStaticHandler([{ path: '*', element }]);
      const found = await handler.query(new Request(request.url));
      if (found instanceof Response) throw new Error('A slot cannot redirect');
      const { site, formOutcome } = request;
      const { head } = await renderApp(handler, found, { site, formOutcome }, { find: () => null });
      if (/<title|<meta|rel="canonical"/.test(head)) throw new Error('writes into the head of pages');
    } catch (error) {
      faults.push({ name, area: owner, error: errorText(error) });
    }
  }
  return faults;
}
