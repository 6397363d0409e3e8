import type { RenderAnswer, RenderRequest, ServerContext } from '@sharemore/platform/contract';

/** Until when a page holds: the first of the times that its loaders asked for and that have not come yet. */
export type Holds = Pick<Extract<RenderAnswer, { kind: 'page' }>, 'until'>;

/** The context of the loaders of one page, which notes in `holds` what they ask of the clock. */
export function serverContext({ sheet, site }: Omit<RenderRequest, 'url'>, holds: Holds): ServerContext {
  return {
    sheet: () => sheet,
    siteUrl: site.siteUrl,
    hasPassed(time) {
      // biome-ignore lint/plugin: here the page says until when it holds
      const isPast = time <= Date.now();
      if (!isPast) holds.until = Math.min(time, holds.until ?? time);
      return isPast;
    },
  };
}
