import type { ViteDevServer } from 'vite';
import { declaredQueries } from '../server/src/http/address';
import type { SheetText } from '../server/src/render/loaded-set';
import type { PageAnswer, PageRequest } from '../server/src/render/render-pool';
import { poolOf } from '../server/src/testing/live-site';
import { manifestOf } from '../server/src/testing/manifest';
import type { AreaConfig, AreaModule, CreateRenderer } from '../shell/platform/src/contract';

const withoutFiles = (parts: object) =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, { modules: [], styles: [] }]));

/** Opens the release set `dev`: the shell and the named areas as their sources are now, in this process. */
export async function openSourceSet(vite: ViteDevServer, names: string[], onError: (error: unknown) => void) {
  const load = async <T>(path: string) => (await vite.ssrLoadModule(path)) as T;
  const { createRenderer } = await load<{ createRenderer: CreateRenderer }>('/shell/src/entry-server.tsx');
  const areas = names.map(async (name) => {
    const { default: config } = await load<{ default: AreaConfig }>(`/${name}/area.config.ts`);
    const files = { pages: withoutFiles(config.pages), slots: withoutFiles(config.slots ?? {}) };
    return manifestOf(name, 'dev', { ...config, entry: 'area.ts', ...files });
  });
  const shell = manifestOf('shell', 'dev', { entry: 'entry-dev.tsx' });
  const loaded = (await Promise.all(areas)).map((one) => [one.area, one] as const);
  const manifests = { shell, ...Object.fromEntries(loaded) };
  const renderer = await createRenderer({
    setId: 'dev',
    manifests,
    styles: {},
    importArea: (name) => load<{ area: AreaModule }>(`/${name}/src/area.ts`),
    onError,
  });
  const complete = (request: PageRequest, { json, status }: SheetText) => ({
    ...request,
    sheet: { ...JSON.parse(json.toString()), status },
  });
  const builds = Object.fromEntries(Object.keys(manifests).map((area) => [area, 'dev']));
  return poolOf(
    { id: 'dev', builds },
    {
      manifests,
      queriesOf: declaredQueries(Object.values(manifests)),
      sitemap: (area, request, sheet) => renderer.sitemap(area, complete(request, sheet)),
      async render(request, sheet): Promise<PageAnswer> {
        const answer = await renderer.render(complete(request, sheet));
        return answer.kind === 'page' ? { ...answer, html: Buffer.from(answer.html) } : answer;
      },
    },
  );
}
