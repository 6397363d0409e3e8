import type { FormOutcome } from '@sharemore/platform/contract';
import { readConfig } from '../config';
import { pageRequest } from '../render/page-request';
import type { PageAnswer, PageRequest } from '../render/render-pool';
import { createPages } from '../site/pages';
import { poolOf } from './live-site';
import { manifestOf } from './manifest';
import { logger } from './silent-logger';

const config = readConfig({ SITE_URL: 'https://example.test' });

/** Pages on a fake renderer. */
export function openPages(render: (request: PageRequest) => Promise<PageAnswer>) {
  const requests: PageRequest[] = [];
  const state = { sheet: 'v1' };
  const broken: [area: string, error: string | undefined, client: string][] = [];
  const outcomes: string[] = [];
  const part = { modules: [], styles: [] };
  const manifests = {
    shell: manifestOf('shell', 'a1'),
    'mf-news': manifestOf('mf-news', 'b1', { pages: { '/news': part } }),
    'mf-companies': manifestOf('mf-companies', 'c1', { slots: { 'employer-finder': part } }),
  };
  const poolOn = (id: string) =>
    poolOf(
      { id, builds: {} },
      {
        manifests,
        queriesOf: (path) => (path === '/list' ? ['q'] : []),
        render(request) {
          requests.push(request);
          return render(request);
        },
      },
    );
  const pages = createPages({
    config,
    sheet: () => ({ version: state.sheet, json: Buffer.from('{}') }),
    queue: { concurrency: 2, waitLimitMs: 20 },
    logger,
    visitorFailed: ({ area, stack }, client) => broken.push([area, stack, client]),
    rendered: (_, outcome) => outcomes.push(outcome),
  });
  const [pool, otherPool] = [poolOn('one'), poolOn('two')];
  const ask = (target: string, formOutcome: FormOutcome | null = null) =>
    pages.page(pool, { ...pageRequest(target, config), formOutcome }, 'a visitor');
  const cached = (target: string, from = pool) => pages.cached(from, target);
  const preview = (path: string) => {
    const request = pageRequest(path, config);
    request.site.preview = { builds: { 'mf-news': 'b2' }, until: '2026-11-30T12:00:00Z' };
    return pages.page(pool, request, 'a visitor');
  };
  return { ask, preview, cached, otherPool, requests, state, broken, outcomes };
}

/** A rendered page. */
export const page = (html: string, status = 200) => ({
  kind: 'page' as const,
  status,
  html: Buffer.from(html),
  csp: { scripts: [], styles: [] },
});
