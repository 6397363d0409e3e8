import { exampleSite } from '@sharemore/platform/contract';
import { SiteContext } from '@sharemore/platform/page';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { area } from '../area';

export const paths = area.routes.map((route) => route.path);

/** The server-rendered HTML of a page, without the shell. */
export async function renderPage(path: string, site = exampleSite): Promise<string> {
  const route = area.routes.find((candidate) => candidate.path === path);
  if (typeof route?.lazy !== 'function') throw new Error(`No page answers ${path}`);
  const { Component } = (await route.lazy()) as { Component: ComponentType };
  return renderToString(
    <SiteContext value={{ site, formOutcome: null }}>
      <StaticRouter location={path}>
        <Component />
      </StaticRouter>
    </SiteContext>,
  );
}

/** The visible text of the HTML, with runs of white space collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/(p|h\d|li|dt|dd|td|th|a|button|summary|div|label)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
