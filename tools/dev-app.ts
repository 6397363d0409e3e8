import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { formsRouter } from '../server/src/api/forms';
import { googleSheetsRouter } from '../server/src/api/google-sheets';
import { createApp } from '../server/src/app';
import type { Config } from '../server/src/config';
import { declaredQueries } from '../server/src/http/address';
import { prepareBody } from '../server/src/http/prepared-body';
import { openLeads } from '../server/src/leads';
import { createLogger } from '../server/src/observe/logger';
import { createMetrics } from '../server/src/observe/metrics';
import { openFolderStore } from '../server/src/releases/store';
import type { SheetText } from '../server/src/render/loaded-set';
import type { PageAnswer, PageRequest, RenderPool } from '../server/src/render/render-pool';
import { companiesOf } from '../server/src/sheet/company-of';
import { openSheet, sheetText } from '../server/src/sheet/open-sheet';
import { createPages, type Pages } from '../server/src/site/pages';
import { liveSiteOn, poolOf } from '../server/src/testing/live-site';
import { manifestOf } from '../server/src/testing/manifest';
import type { AreaConfig, AreaModule, CreateRenderer } from '../shell/platform/src/contract';

/** Creates the server's own app with the sources of these areas as the live release set. Caches no page. */
export async function createDevApp(config: Config, vite: ViteDevServer, names: string[]): Promise<Server> {
  const logger = createLogger(config);
  const sheet = openSheet(config, logger);
  await sheet.start();
  const companyOf = companiesOf(sheet);
  const leads = await openLeads(config, { logger, metrics: createMetrics(), companyOf });
  leads.start();
  const rows = sheetText(sheet);
  const openPages = () => createPages({ config, logger, sheet: rows, queue: { concurrency: 1 } });

  let live = poolOf({ id: 'dev', builds: {} });
  let failure: unknown;
  const fail = (error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    failure ??= error;
  };
  async function poolFor(): Promise<RenderPool> {
    failure = undefined;
    live = await openSourceSet(vite, names, fail).catch((error) => {
      fail(error);
      return poolOf(live.set, { manifests: live.manifests, render: () => Promise.reject(error) });
    });
    return live;
  }
  const pages: Pages = {
    ...openPages(),
    cached: () => undefined,
    async page(pool, request, client) {
      const { status, headers, identity } = await openPages().page(pool, request, client);
      if (!headers['content-type']?.startsWith('text/html')) return prepareBody(status, headers, identity);
      const html = await vite.transformIndexHtml(new URL(request.url).pathname, identity.toString());
      // Vite's client needs inline scripts and styles, and a socket.
      const open = { 'content-security-policy': "frame-ancestors 'self'", 'cache-control': 'no-store' };
      return prepareBody(status, { ...headers, ...open }, failure ? html + errorOverlay(failure) : html);
    },
  };
  const serving = () => ({ live, rollout: null, problem: null, hasShell: true });
  await poolFor();
  return createApp({
    config,
    logger,
    releaseStore: openFolderStore(config.releasesDir),
    liveSite: liveSiteOn(live, { serving, poolFor }),
    pages,
    setOf: () => ({ set: live.set, preview: null, headers: {} }),
    sheet: rows,
    readOutcome: leads.store.readOutcome,
    api: [
      googleSheetsRouter({ sheet }),
      formsRouter({ leads, areas: () => Object.values(live.manifests), companyOf, config, logger }),
    ],
    ready: leads.ready,
  });
}

/** Opens the release set `dev`: the shell and the named areas as their sources are now, in this process. */
async function openSourceSet(vite: ViteDevServer, names: string[], onError: (error: unknown) => void) {
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

const withoutFiles = (parts: object) =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, { modules: [], styles: [] }]));

/** Shows an error of the page in Vite's overlay, which goes when the page reloads after the next edit. */
function errorOverlay(error: unknown): string {
  const { message, stack, frame, id, loc } = error as Error & Record<'frame' | 'id' | 'loc', unknown>;
  const shown = JSON.stringify({ message, stack, frame: frame ?? frameOf(error as Error), id, loc });
  return `<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${shown.replaceAll('<', '\\u003c')}));
</script>`;
}

/** The lines around the error's place, as Vite has them for errors of syntax. */
function frameOf({ message, stack = '' }: Error): string | undefined {
  const missing = /^Failed to load url (\S+) .* in (.+?)\. /.exec(message);
  const thrown = /((?:\/|[A-Z]:)(?:(?!node_modules)[^\n()])+):(\d+):\d+/.exec(stack);
  const file = missing?.[2] ?? thrown?.[1] ?? '';
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = missing ? lines.findIndex((text) => text.includes(missing[1] ?? '')) + 1 : Number(thrown?.[2]);
  const numbered = lines.map((text, index) => `${index + 1} | ${text}`);
  return numbered.slice(Math.max(0, line - 3), line + 2).join('\n');
}
