import type { ViteDevServer } from 'vite';
import type {
  AreaConfig,
  AreaManifest,
  AreaModule,
  CreateRenderer,
  PartFiles,
  RenderAnswer,
  RenderRequest,
} from '../shell/platform/src/contract';
import { CONTRACT_VERSION, findClaim } from '../shell/platform/src/contract';

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
    manifests[name] = manifestOf(config.default, 'area.ts');
  }
  const shell = manifestOf({ name: 'shell', pages: {}, platform: '*' }, 'entry-dev.tsx');
  const renderer = await createRenderer({
    setId: 'dev',
    manifests: { ...manifests, shell },
    styles: {},
    importArea: async (name) => (await vite.ssrLoadModule(`/${name}/src/area.ts`)) as { area: AreaModule },
  });
  const answer = await renderer.render(request);
  if (answer.kind !== 'failed') return answer;
  const owner = findClaim(manifests, new URL(request.url).pathname)?.area;
  const guests = Object.values(manifests).filter(
    ({ area, slots }) => area !== owner && Object.keys(slots).length,
  );
  for (const { area } of guests) {
    const without = await renderer.render({ ...request, excluded: [area] });
    if (without.kind !== 'page') continue;
    console.error(`${area} failed in this page: ${answer.error}`);
    return without;
  }
  return answer;
}

function manifestOf(config: AreaConfig, entry: string): AreaManifest {
  return {
    area: config.name,
    build: 'dev',
    contract: CONTRACT_VERSION,
    platform: config.platform,
    entry,
    base: nothing,
    pages: Object.fromEntries(
      Object.entries(config.pages).map(([path, page]) => [path, page === null ? null : nothing]),
    ),
    slots: Object.fromEntries(Object.keys(config.slots ?? {}).map((name) => [name, nothing])),
    fonts: [],
    provides: {},
    imports: {},
    examples: {},
    integrity: {},
  };
}
