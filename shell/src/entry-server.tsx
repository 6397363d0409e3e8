import '@sharemore/platform/tokens.css';
import {
  type CreateRenderer,
  findOwner,
  type Owner,
  type RenderAnswer,
  type RenderRequest,
  type ServerContext,
} from '@sharemore/platform/contract';
import { createStaticHandler, isRouteErrorResponse, type StaticHandler } from 'react-router';
import { mapAddress } from './boot';
import { composeRoutes, findPage, pageRoute, unavailableRoute } from './compose';
import { answerReleaseMap } from './server/built-files';
import { createPageRenderer } from './server/render-page';

/** Renders the pages of one release set. Areas load only for pages that use them: a broken area breaks no other. */
export const createRenderer: CreateRenderer = async (host) => {
  const renderPage = createPageRenderer(host);
  const { shell: _, ...areas } = host.manifests;
  const added = Object.values(areas).flatMap(({ links = [] }) => links);
  const links = added.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  /** By page, and remembered: to ask Node again for a module that it has takes a fifth of a render's time. */
  const handlers = new Map<string, StaticHandler>();

  async function routesOf(owner: Owner | null, isUnavailable: boolean) {
    if (!owner) return composeRoutes([]);
    const { title = '' } = host.manifests[owner.area] ?? {};
    if (isUnavailable) return composeRoutes([unavailableRoute(owner, title)]);
    const { area } = await host.importArea(owner.area);
    return composeRoutes([pageRoute(owner, title, findPage(area, owner))]);
  }

  async function render(asked: RenderRequest): Promise<RenderAnswer> {
    const request = links.length > 0 ? { ...asked, site: { ...asked.site, links } } : asked;
    const url = new URL(request.url);
    if (url.pathname === mapAddress(host.setId)) return answerReleaseMap(host);
    const owner = findOwner(host.manifests, url.pathname);
    const area = owner?.area ?? 'shell';
    const isUnavailable = request.unavailable.includes(area);
    if (!isUnavailable) host.uses?.(area);
    try {
      const key = `${owner?.pattern} ${isUnavailable}`;
      const handler = handlers.get(key) ?? createStaticHandler(await routesOf(owner, isUnavailable));
      handlers.set(key, handler);
      const holds = {};
      const requestContext = serverContext(request, holds);
      const found = await handler.query(new Request(request.url), { requestContext });
      if (found instanceof Response)
        return { kind: 'redirect', status: found.status, location: found.headers.get('Location') ?? '/' };
      // An area can also reject with nothing.
      const failures = Object.values(found.errors ?? {}).filter((error) => !isExpected(error));
      if (failures.length > 0) throw failures[0];
      const document = await renderPage(request, owner, handler, found);
      const headers = Object.values(found.loaderHeaders).map((each) => each.get('Cache-Control'));
      const cacheControl = headers.find((each) => each !== null) ?? undefined;
      return { kind: 'page', status: found.statusCode, cacheControl, ...holds, ...document };
    } catch (error) {
      // Handlers remember modules that could not be loaded.
      handlers.clear();
      host.onError?.(error);
      return { kind: 'failed', error: errorText(error) };
    }
  }

  return {
    render,
    async sitemap(area, request) {
      const { area: module } = await host.importArea(area);
      return (await module.sitemap?.(serverContext(request, {}))) ?? [];
    },
  };
};

/** The context of a page's loaders. It notes until when the page holds: the first time to come that they asked for. */
export function serverContext(
  { sheet, site }: Omit<RenderRequest, 'url'>,
  holds: { until?: number },
): ServerContext {
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

/** The log's text for an error thrown by an area. */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `answered ${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Pages throw a 4xx response to say "not here"; any other error is a failure of the area. */
function isExpected(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status >= 400 && error.status < 500;
}
