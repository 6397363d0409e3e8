import {
  builtFileUrl,
  type Owner,
  type RenderHost,
  type RenderRequest,
  type SlotName,
} from '@sharemore/platform/contract';
import type { SlotSource } from '@sharemore/platform/slots';
import { lazy } from 'react';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Boot } from '../boot';
import { App, loadSlot } from '../compose';
import { bootArea, partsOf, urlsOf } from './built-files';
import { buildDocument } from './document';
import { renderToText } from './render-to-text';

/** Renders pages whose data are loaded. A slot's area is loaded when a page first shows the slot. */
export function createPageRenderer(host: RenderHost) {
  const { setId, manifests } = host;
  const { shell } = manifests;
  const offered = Object.values(manifests).flatMap((manifest) =>
    Object.entries(manifest.slots).map(([key, files]) => {
      const name = key as SlotName;
      const Content = lazy(async () => loadSlot((await host.importArea(manifest.area)).area, name));
      return [name, { area: manifest.area, parts: partsOf(manifest, files), Content }] as const;
    }),
  );
  const slots = new Map(offered);

  return async function renderPage(
    { site, formOutcome, unavailable }: RenderRequest,
    owner: Owner | null,
    handler: StaticHandler,
    found: StaticHandlerContext,
  ) {
    const area = owner && !unavailable.includes(owner.area) ? manifests[owner.area] : undefined;
    const own = [...partsOf(shell), ...(area ? partsOf(area, area.pages[owner?.pattern ?? '']) : [])];
    const ownStyles = urlsOf('styles', own);
    /** The styles of a slot that its page does not bring. */
    const stylesOf = (name: SlotName) =>
      urlsOf('styles', slots.get(name)?.parts ?? []).filter((href) => !ownStyles.includes(href));
    /** The slots that showed their content, with the areas that offer them. */
    const shown = new Map<SlotName, string>();
    /** The parts of those whose script loads with the page's script. */
    const eager = new Map<SlotName, typeof own>();
    const source: SlotSource = {
      find(name, loading) {
        const slot = slots.get(name);
        if (!slot || unavailable.includes(slot.area)) return null;
        host.uses?.(slot.area);
        shown.set(name, slot.area);
        if (loading === 'eager') eager.set(name, slot.parts);
        return slot.Content;
      },
      stylesOf,
    };
    const router = createStaticRouter(handler.dataRoutes, found);
    const rendered = await renderToText(
      <App site={{ site, formOutcome }} slots={source}>
        <StaticRouterProvider router={router} context={found} hydrate={false} />
      </App>,
    );

    const parts = [...own, ...[...eager.values()].flat()];
    const entry = builtFileUrl(shell, shell.entry);
    const modules = [...urlsOf('modules', partsOf(shell)).filter((href) => href !== entry), entry];
    const areas = [owner?.area ?? '', ...shown.values()].flatMap((name) => manifests[name] ?? []);
    const lazySlots = [...shown.keys()].filter((name) => !eager.has(name));
    const { loaderData, errors } = found;
    const boot: Boot = {
      release: setId,
      modules,
      preloads: urlsOf('modules', parts).filter((href) => !modules.includes(href)),
      site,
      owner,
      areas: Object.fromEntries(areas.map((manifest) => [manifest.area, bootArea(manifest)])),
      unavailable,
      slots: Object.fromEntries(shown),
      lazy: Object.fromEntries(lazySlots.map((name) => [name, stylesOf(name)])),
      formOutcome,
      hydration: errors ? { loaderData, errors } : { loaderData },
    };
    return buildDocument(host, rendered, urlsOf('styles', parts), boot);
  };
}
