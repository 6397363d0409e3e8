import { setTimeout as sleep } from 'node:timers/promises';
import type { FormOutcome } from '@sharemore/platform/contract';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { pageRequest } from '../render/page-request';
import type { PageAnswer, PageRequest } from '../render/render-pool';
import { Overloaded } from '../render/render-queue';
import { poolOf } from '../testing/live-site';
import { manifestOf } from '../testing/manifest';
import { logger } from '../testing/silent-logger';
import { createPages } from './pages';

const config = readConfig({ SITE_URL: 'https://example.test' });

/** Pages on a fake renderer. */
function open(render: (request: PageRequest) => Promise<PageAnswer>) {
  const requests: PageRequest[] = [];
  const state = { sheet: 'v1' };
  const broken: [set: string, areas: string[], client: string][] = [];
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
    incomplete: (...call) => broken.push(call),
    rendered: (_, outcome) => outcomes.push(outcome),
  });
  const [pool, otherPool] = [poolOn('one'), poolOn('two')];
  const ask = (target: string, formOutcome: FormOutcome | null = null) => {
    const [path = '', query = ''] = target.split('?');
    return pages.page(pool, { path, query }, pageRequest(target, config, formOutcome), 'a visitor');
  };
  const cached = (target: string, from = pool) => pages.cached(from, target);
  const preview = (path: string) => {
    const request = pageRequest(path, config);
    request.site.preview = { builds: { 'mf-news': 'b2' }, until: '2026-11-30T12:00:00Z' };
    return pages.page(pool, { path, query: '' }, request, 'a visitor');
  };
  return { ask, preview, cached, otherPool, requests, state, broken, outcomes };
}

const sent: FormOutcome = {
  form: 'contact',
  result: { status: 'failed' },
  values: { message: 'what you typed' },
};

const page = (html: string, status = 200) => ({
  kind: 'page' as const,
  status,
  html: Buffer.from(html),
  csp: { scripts: [], styles: [] },
});

describe('a page', () => {
  it.each(['no-cache', 'no-store'])(
    'is rendered anew each time when its loader says %s',
    async (cacheControl) => {
      const { cached, ask, requests } = open(async () => ({ ...page('now'), cacheControl }));
      expect((await ask('/a')).headers['cache-control']).toBe(cacheControl);
      await ask('/a');
      expect(requests).toHaveLength(2);
      expect(cached('/a')).toBeUndefined();
    },
  );

  it('is rendered once for concurrent requests, then served from the cache', async () => {
    const { cached, ask, requests } = open(async () => page('hello'));
    await Promise.all([1, 2, 3].map(() => ask('/a')));
    expect((await ask('/a')).identity.toString()).toBe('hello');
    expect(requests).toHaveLength(1);
    expect(cached('/a')?.identity.toString()).toBe('hello');
  });

  it('is rendered again after an hour, because what it says may depend on the day', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1);
    const { ask, cached, requests } = open(async () => page('hello'));
    await ask('/a');
    now.mockReturnValue(3_600_000);
    expect(cached('/a')).toBeDefined();
    now.mockReturnValue(3_700_000);
    // The cache asks for the time once a millisecond.
    await sleep(5);
    expect(cached('/a')).toBeUndefined();
    await ask('/a');
    expect(requests).toHaveLength(2);
    now.mockRestore();
  });

  it('is rendered again at the time until which it holds, and never kept past it', async () => {
    const until = () => Date.now() + 300;
    const { ask, cached, requests } = open(async () => ({ ...page('today'), until: until() }));
    await ask('/a');
    expect(cached('/a')).toBeDefined();
    await vi.waitFor(() => expect(cached('/a')).toBeUndefined());
    await ask('/a');
    expect(requests).toHaveLength(2);
    const late = open(async () => ({ ...page('yesterday'), until: Date.now() }));
    await late.ask('/a');
    expect(late.cached('/a')).toBeUndefined();
  });

  it('is reported with its client if incomplete, but not if only missing', async () => {
    const { ask, broken } = open(async ({ url, unavailable }) => {
      if (url.endsWith('/gone')) return page('not here', 404);
      return unavailable.includes('mf-news') ? page('without news', 503) : { kind: 'failed', error: 'boom' };
    });
    await ask('/gone');
    expect(broken).toEqual([]);
    await ask('/news');
    expect(broken).toEqual([['one', ['mf-news'], 'a visitor']]);
  });

  it('is rendered again for another release and for other sheet rows', async () => {
    const { cached, ask, otherPool, state } = open(async () => page('hello'));
    await ask('/a');
    state.sheet = 'v2';
    expect(cached('/a')).toBeUndefined();
    state.sheet = 'v1';
    expect(cached('/a')?.identity.toString()).toBe('hello');
    expect(cached('/a', otherPool)).toBeUndefined();
  });

  it('is not cached as part of a preview', async () => {
    const { preview, cached } = open(async () => page('not live yet'));
    await preview('/a');
    expect(cached('/a')).toBeUndefined();
  });

  it('is not cached with a status other than 200', async () => {
    const { cached, ask } = open(async () => page('gone', 404));
    await ask('/gone');
    expect(cached('/gone')).toBeUndefined();
  });

  it('is the same for every query parameter that its area does not declare', async () => {
    const { cached, ask } = open(async ({ url }) => page(url));
    await ask('/a');
    await ask('/list?q=x');
    const text = (target: string) => cached(target)?.identity.toString();
    expect(text('/a?utm_source=letter')).toBe('https://example.test/a');
    expect(text('/list?utm_source=letter&q=x')).toBe('https://example.test/list?q=x');
    expect(text('/list?q=y')).toBeUndefined();
    expect(text('/list')).toBeUndefined();
    expect(text('/a?outcome=1')).toBeUndefined();
  });

  it('gets the slow compression without a query only', async () => {
    const { ask } = open(async ({ url }) => page(url));
    expect((await ask('/list')).isFrequent).toBe(true);
    expect((await ask('/list?q=x')).isFrequent).toBe(false);
  });

  it('is rendered for each visitor and never cached with a form’s outcome', async () => {
    const { cached, ask, requests } = open(async () => page('what you typed'));
    const [{ headers }] = await Promise.all([ask('/a', sent), ask('/a', sent)]);
    expect(requests).toHaveLength(2);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
    expect(cached('/a')).toBeUndefined();
  });

  it('is a 503 with Retry-After while no worker is free', async () => {
    const { cached, ask } = open(() => new Promise(() => {}));
    void ask('/a');
    void ask('/b');
    const { status, headers } = await ask('/c');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(cached('/c')).toBeUndefined();
  });

  it('is a 503 without blame for an area if its workers do not start', async () => {
    const { ask, requests } = open(() => Promise.reject(new Overloaded()));
    expect((await ask('/a')).status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  it('is retried once when its worker dies', async () => {
    const answers = [() => Promise.reject(new Error('out of memory')), async () => page('hello')];
    const { ask, outcomes } = open(() => answers.shift()?.() ?? Promise.reject(new Error('again')));
    expect((await ask('/a')).identity.toString()).toBe('hello');
    expect(outcomes).toEqual(['timeout', 'page']);
  });
});

describe('a failing area', () => {
  it('is left out, and the degraded page is not cached', async () => {
    const { cached, ask, requests } = open(async ({ unavailable }) =>
      unavailable.includes('mf-news') ? page('around it', 503) : { kind: 'failed', error: 'boom' },
    );
    const response = await ask('/news');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(requests.map(({ unavailable }) => unavailable)).toEqual([[], ['mf-companies'], ['mf-news']]);
    expect(cached('/news')).toBeUndefined();
  });

  it('in a slot leaves a page that is not cached either, although its status is 200', async () => {
    const { cached, ask } = open(async ({ unavailable }) =>
      unavailable.includes('mf-companies') ? page('with the fallback') : { kind: 'failed', error: 'boom' },
    );
    expect((await ask('/')).status).toBe(200);
    expect(cached('/')).toBeUndefined();
  });

  it('leaves a plain page with the spec’s text if it is the shell', async () => {
    const { ask } = open(async () => ({ kind: 'failed', error: 'boom' }));
    const response = await ask('/');
    expect(response.status).toBe(500);
    expect(response.identity.toString()).toContain('Unexpected Application Error!');
  });
});
