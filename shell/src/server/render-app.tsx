import { text } from 'node:stream/consumers';
import type { SiteContextValue } from '@sharemore/platform/page';
import type { SlotSource } from '@sharemore/platform/slots';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from '../app';

/** The app's first element: React writes hoisted elements before it. */
const BODY_START = '<div data-site';

/** React's marker for a part that suspended or failed in a synchronous render. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders the routes that `handler` found.
 * @throws the first error anywhere in the tree
 */
export function renderApp(
  { dataRoutes }: StaticHandler,
  found: StaticHandlerContext,
  site: SiteContextValue,
  slots: SlotSource,
) {
  return renderToText(
    <App site={site} slots={slots}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />
    </App>,
  );
}

/**
 * Renders the whole tree and waits for every part that suspends.
 * @throws the first error anywhere in the tree
 */
export async function renderToText(tree: ReactNode) {
  // Pages seldom suspend, and a synchronous render takes a third less time than a stream.
  try {
    const html = renderToString(tree);
    if (!html.includes(UNFINISHED)) return split(html);
  } catch {
    // The whole render throws it again.
  }
  return renderWhole(tree);
}

/** The elements that React hoists (title, meta, links), and the app. */
function split(html: string) {
  const start = html.indexOf(BODY_START);
  return { head: html.slice(0, start), body: html.slice(start) };
}

async function renderWhole(tree: ReactNode) {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // In one chunk: several would need inline scripts to assemble them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return split(await text(prelude));
}
