import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type {
  AreaConfig,
  AreaManifest,
  AreaModule,
  CreateRenderer,
  PartFiles,
  RenderAnswer,
  RenderRequest,
} from '../shell/platform/src/contract';
import { CONTRACT_VERSION } from '../shell/platform/src/contract';
import { root } from '../shell/platform/vite';

const nothing: PartFiles = { modules: [], styles: [] };

/** An area of the site in development: its claims from its config, its code from source. */
export interface DevArea {
  config: AreaConfig;
  /** Source of its area module, from the repository's root. */
  source: string;
  /** The key by which the browser's dev entry finds it. */
  entry: string;
}

/** All areas with sources, and the page of primitives at `/_kit`. */
export async function findDevAreas(names: string[]): Promise<DevArea[]> {
  const areas = names
    .filter((name) => existsSync(resolve(root, name, 'src/area.ts')))
    .map(async (name) => {
      const file = pathToFileURL(join(root, name, 'area.config.ts')).href;
      const { default: config } = (await import(file)) as { default: AreaConfig };
      return { config, source: `/${name}/src/area.ts`, entry: `../../${name}/src/area.ts` };
    });
  const kit = { name: 'kit', pages: { '/_kit': 'src/kit/kit-page.tsx' }, platform: '*' };
  return [
    ...(await Promise.all(areas)),
    { config: kit, source: '/shell/src/kit/area.ts', entry: './kit/area.ts' },
  ];
}

/** Renders a page from source, with the styles of every module that it used. */
export async function renderFromSource(
  vite: ViteDevServer,
  areas: DevArea[],
  request: RenderRequest,
): Promise<RenderAnswer> {
  const { createRenderer } = (await vite.ssrLoadModule('/shell/src/entry-server.tsx')) as {
    createRenderer: CreateRenderer;
  };
  const manifests = Object.fromEntries(
    areas.map(({ config, entry }) => [config.name, manifestOf(config, entry)]),
  );
  const shell = { ...manifestOf({ name: 'shell', pages: {}, platform: '*' }, ''), entry: 'entry-dev.tsx' };
  const renderer = await createRenderer({
    setId: 'dev',
    manifests: { ...manifests, shell },
    styles: {},
    importArea: async (name) => {
      const area = areas.find(({ config }) => config.name === name);
      if (!area) throw new Error(`There is no area ${name}`);
      return (await vite.ssrLoadModule(area.source)) as { area: AreaModule };
    },
  });
  const answer = await renderer.render(request);
  if (answer.kind !== 'page') return answer;
  const style = await stylesOf(vite);
  const html = answer.html
    .replaceAll('/r/shell/dev/entry-dev.tsx', '/shell/src/entry-dev.tsx')
    .replace(/"entry":"\/r\/[^/]+\/dev\/([^"]*)"/g, '"entry":"$1"')
    .replace('</head>', () => `<style>${style}</style></head>`);
  return { ...answer, html: await vite.transformIndexHtml(request.url, html) };
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

/** Text of all styles that the server's modules have loaded so far, tokens first. */
async function stylesOf(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
  const files = modules.filter(({ id }: EnvironmentModuleNode) => id?.endsWith('.css')).map(({ url }) => url);
  files.sort((a, b) => Number(b.includes('tokens.css')) - Number(a.includes('tokens.css')));
  const texts = await Promise.all(
    files.map(async (file) => ((await vite.ssrLoadModule(`${file}?inline`)) as { default: string }).default),
  );
  return texts.join('\n');
}
