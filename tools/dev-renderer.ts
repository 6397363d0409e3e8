import type { ViteDevServer } from 'vite';
import { manifestOf } from '../server/src/testing/manifest';
import type {
  AreaConfig,
  AreaManifest,
  AreaModule,
  CreateRenderer,
  PartFiles,
  RenderAnswer,
  RenderRequest,
} from '../shell/platform/src/contract';
import { findOwner } from '../shell/platform/src/contract';

const nothing: PartFiles = { modules: [], styles: [] };

/** Renders a page from source. When the slot of another area fails, the page shows its fallback, as on the site. */
export async function renderFromSource(
  vite: ViteDevServer,
  names: string[],
  request: RenderRequest,
): Promise<RenderAnswer> {
  const { createRenderer } = (await vite.ssrLoadModule('/shell/src/entry-server.tsx')) as {
    createRenderer: CreateRenderer;
  };
  const manifests: Record<string, AreaManifest> = {};
  for (const name of names) {
    const config = (await vite.ssrLoadModule(`/${name}/area.config.ts`)) as { default: AreaConfig };
    const { pages, slots = {} } = config.default;
    manifests[name] = manifestOf(name, 'dev', {
      entry: 'area.ts',
      pages: Object.fromEntries(
        Object.entries(pages).map(([path, page]) => [path, page === null ? null : nothing]),
      ),
      slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, nothing])),
    });
  }
  const shell = manifestOf('shell', 'dev', { entry: 'entry-dev.tsx' });
  const renderer = await createRenderer({
    setId: 'dev',
    manifests: { ...manifests, shell },
    styles: {},
    importArea: async (name) => (await vite.ssrLoadModule(`/${name}/src/area.ts`)) as { area: AreaModule },
  });
  const answer = await renderer.render(request);
  if (answer.kind !== 'failed') return answer;
  const owner = findOwner(manifests, new URL(request.url).pathname)?.area;
  const guests = Object.values(manifests).filter(
    ({ area, slots }) => area !== owner && Object.keys(slots).length,
  );
  for (const { area } of guests) {
    const without = await renderer.render({ ...request, unavailable: [area] });
    if (without.kind !== 'page') continue;
    console.error(`${area} failed in this page: ${answer.error}`);
    return without;
  }
  return answer;
}
