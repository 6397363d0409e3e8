import { exampleCompany, type RenderAnswer } from '@sharemore/platform/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createHangBreaker } from './hang-breaker';
import { createPages } from './pages';
import { type PageRequest, type RenderPool, RenderTimeout } from './render-pool';

const site = {
  siteUrl: 'https://example.test',
  newsletter: { action: '/api/newsletter', honeypotField: 'b' },
  company: exampleCompany,
};
const requestFor = (path: string): PageRequest => ({
  url: site.siteUrl + path,
  site,
  formOutcome: null,
  excluded: [],
});

/** Pages over a renderer that the test plays. */
function open(render: (request: PageRequest) => Promise<RenderAnswer>) {
  const requests: PageRequest[] = [];
  const state = { set: 'one', sheet: 'v1', now: 0 };
  const pool = () =>
    ({
      set: { id: state.set, builds: {}, promotedAt: '' },
      render(request: PageRequest) {
        requests.push(request);
        return render(request);
      },
    }) as unknown as RenderPool;
  const pages = createPages({
    siteUrl: site.siteUrl,
    pool,
    sheet: () => ({ version: state.sheet, bytes: new SharedArrayBuffer(0) }),
    breaker: createHangBreaker(() => state.now),
    headers: { 'x-content-type-options': 'nosniff' },
    logger: pino({ level: 'silent' }),
  });
  return { pages, requests, state };
}

const page = (html: string, status = 200): RenderAnswer => ({
  kind: 'page',
  status,
  html,
  csp: { scripts: [], styles: [] },
});

describe('a page', () => {
  it('is rendered once however many ask at a time, then served from memory', async () => {
    const { pages, requests } = open(async () => page('hello'));
    await Promise.all([1, 2, 3].map(() => pages.page('/a', requestFor('/a'), true)));
    expect(requests).toHaveLength(1);
    expect(pages.cached('/a')?.bodies.identity.toString()).toBe('hello');
  });

  it('is rendered again for another release and for other rows', async () => {
    const { pages, state } = open(async () => page('hello'));
    await pages.page('/a', requestFor('/a'), true);
    state.sheet = 'v2';
    expect(pages.cached('/a')).toBeUndefined();
    state.sheet = 'v1';
    state.set = 'two';
    expect(pages.cached('/a')).toBeUndefined();
  });

  it('with a query or another status than 200 is not kept', async () => {
    const { pages } = open(async () => page('gone', 404));
    await pages.page('/gone', requestFor('/gone'), true);
    await pages.page('/a', requestFor('/a?q=x'), false);
    expect(pages.cached('/gone')).toBeUndefined();
    expect(pages.cached('/a')).toBeUndefined();
  });

  it('carries every security header and its own policy', async () => {
    const { pages } = open(async () => page('hello'));
    const { headers } = await pages.page('/a', requestFor('/a'), true);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('an area that fails', () => {
  it('is left out, and the degraded page is not kept', async () => {
    const { pages, requests } = open(async ({ excluded }) =>
      excluded.includes('mf-news')
        ? page('around it', 503)
        : { kind: 'failed', area: 'mf-news', error: 'boom' },
    );
    const response = await pages.page('/news', requestFor('/news'), true);
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(requests.map(({ excluded }) => excluded)).toEqual([[], ['mf-news']]);
    expect(pages.cached('/news')).toBeUndefined();
  });

  it('after a hang is left out at once for half a minute, on that path only', async () => {
    const { pages, requests, state } = open(async ({ excluded, url }) => {
      if (url.endsWith('/news') && !excluded.includes('mf-news')) throw new RenderTimeout('mf-news');
      return page('fine');
    });
    await pages.page('/news', requestFor('/news'), true);
    await pages.page('/news', requestFor('/news'), true);
    await pages.page('/news/other', requestFor('/news/other'), true);
    expect(requests.map(({ excluded }) => excluded)).toEqual([[], ['mf-news'], ['mf-news'], []]);
    state.now = 31_000;
    await pages.page('/news', requestFor('/news'), true);
    expect(requests.at(-2)?.excluded).toEqual([]);
  });

  it('and is the shell itself leaves a plain page with the spec’s words', async () => {
    const { pages } = open(async () => ({ kind: 'failed', area: 'shell', error: 'boom' }));
    const response = await pages.page('/', requestFor('/'), true);
    expect(response.status).toBe(500);
    expect(response.bodies.identity.toString()).toContain('Unexpected Application Error!');
  });
});
