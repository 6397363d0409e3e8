import { randomUUID } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config';
import { causeOf } from '../http/because';
import { prepareBody } from '../http/prepared-body';
import { signPreviewToken } from '../releases/preview-token';
import { releaseSet } from '../releases/release-set';
import type { RenderPool } from '../render/render-pool';
import { Overloaded } from '../render/render-queue';
import { serve } from '../testing/app-test';
import { liveSiteOn, poolOf } from '../testing/live-site';
import { manifestOf } from '../testing/manifest';
import type { LiveSite } from './live-site';
import { type SiteRouterOptions, siteRouter } from './site-router';
import { createVisitorSets } from './visitor-set';

const set = releaseSet({ shell: 'a1', news: 'b1', faq: 'c1' });
const secret = 'a secret of the store';
const until = new Date(Date.now() + 600_000).toISOString();
const previewing = { Cookie: `preview=${signPreviewToken({ builds: { shell: 'a2' }, until }, secret)}` };
/** Why each answer is 503. */
const causes: ReturnType<typeof causeOf>[] = [];
/** Reads the outcome of a form. */
const readOutcome = vi.fn(() => Promise.reject(new Error('the store does not answer')));

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Opens a router on a set whose pages cannot be rendered. @returns a `fetch` for it. */
async function open(
  pool: Partial<RenderPool> = {},
  site: Partial<LiveSite> = {},
  page?: SiteRouterOptions['pages']['page'],
) {
  const liveSite = liveSiteOn(poolOf(set, pool), site);
  const router = siteRouter({
    config: readConfig({}),
    liveSite,
    setOf: createVisitorSets({ liveSite, previewSecret: secret, isSecure: false }),
    sheet: () => ({ version: 'v1', json: Buffer.from('{}') }),
    readOutcome,
    pages: { busy: prepareBody(503, { 'retry-after': '2' }, 'busy'), page } as SiteRouterOptions['pages'],
  });
  const note: RequestHandler = (_request, response, next) => {
    response.once('finish', () => causes.push(causeOf(response)));
    next();
  };
  const url = await serve(express().set('trust proxy', 1).use(note, router));
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual' });
}

it('answers a tab whose release is gone with an uncacheable 410', async () => {
  const get = await open();
  const { status, headers } = await get('/areas/gone.json');
  expect(status).toBe(410);
  expect(headers.get('Cache-Control')).toBe('no-cache');
});

it('offers to look again if a form’s outcome cannot be read', async () => {
  const get = await open();
  const answer = await get(`/about?outcome=${randomUUID()}`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).toMatch(/what came of your form[\s\S]*<a href="">Look again/);
});

it.each([
  ['/faq.', '/faq'],
  ['/faq_', '/faq'],
  ['/faq%2F', '/faq'],
  ['/FAQ/)', '/faq'],
  ['/FAQ%C2%A0?a=1', '/faq?a=1'],
  ['/about%23contact', '/about#contact'],
])('redirects %s once, to the page that was meant', async (asked, meant) => {
  const get = await open({}, { poolFor: async (set) => poolOf(set) }, async (_pool, { url }) =>
    prepareBody(/^\/(faq|about)$/.test(new URL(url).pathname) ? 200 : 404, {}, 'a page'),
  );
  const answer = await get(asked);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, meant]);
  const none = await get('/nothing.');
  expect([none.status, none.headers.get('Location')]).toEqual([404, null]);
});

it('passes a page’s own redirect on at once, whatever the spelling that was asked for', async () => {
  const get = await open({}, { poolFor: async (set) => poolOf(set) }, async () =>
    prepareBody(301, { location: '/company/ottolines' }, ''),
  );
  const { headers } = await get('/company/Ottoline’s');
  expect(headers.get('Location')).toBe('/company/ottolines');
});

it('looks up no outcome for text that is no id, and not any number of them for one client', async () => {
  const get = await open();
  readOutcome.mockClear();
  for (const id of ['', 'one', `${randomUUID()}0`]) await get(`/about?outcome=${id}`);
  expect(readOutcome).not.toHaveBeenCalled();
  const ask = async (from = '192.0.2.1') => {
    const headers = { 'X-Forwarded-For': from };
    return (await get(`/about?a&outcome=${randomUUID()}`, headers)).status;
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, () => ask()));
  expect(statuses.filter((status) => status === 503)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  expect(readOutcome).toHaveBeenCalledTimes(120);
  expect(await ask('192.0.2.2')).toBe(503);
  expect((await get('/about', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(410);
});

it.each<[string, Partial<LiveSite>, SiteRouterOptions['pages']['page']?]>([
  ['can be opened', { poolFor: () => Promise.reject(new Overloaded()) }],
  ['is free', { poolFor: async (set) => poolOf(set) }, () => Promise.reject(new Overloaded())],
])('answers 503 with Retry-After while no worker %s', async (_, site, page) => {
  const get = await open({}, site, page);
  const answer = await get('/news');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
});

it('queues a visitor as one client, whatever the port and the address within its network', async () => {
  const clients: string[] = [];
  const page: SiteRouterOptions['pages']['page'] = async (_pool, _request, client) => {
    clients.push(client);
    return prepareBody(200, {}, 'the page');
  };
  const get = await open({}, { poolFor: async () => poolOf(set) }, page);
  for (const from of ['192.0.2.1:1', '192.0.2.1:2', '[2001:db8::1]:1', '2001:db8::2', '192.0.2.2']) {
    expect((await get('/news', { 'X-Forwarded-For': from })).status).toBe(200);
  }
  const [one, other, last] = new Set(clients);
  expect(clients).toEqual([one, one, other, other, last]);
});

it('tells an area that fails in a preview from one that fails for visitors', async () => {
  const page = { ...prepareBody(503, {}, 'the page'), cause: 'area-failed' as const };
  const get = await open({}, { poolFor: async (wanted) => poolOf(wanted) }, async () => page);
  causes.length = 0;
  expect((await get('/news')).status).toBe(503);
  expect((await get('/news', previewing)).status).toBe(503);
  expect(causes).toEqual(['area-failed', 'preview']);
});

it.each<[string, Partial<LiveSite>]>([
  ['fails', {}],
  ['was removed', { poolFor: async () => poolOf(set, { manifests: {} }) }],
])('explains a preview whose build %s and links out of it', async (_, site) => {
  const get = await open({}, site);
  const answer = await get('/news', previewing);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.text()).toContain('href="/api/releases/leave-preview"');
});

it('makes the sitemap once a minute at most, without what an area that fails would list', async () => {
  const asked: string[] = [];
  let isBroken = true;
  const get = await open({
    async sitemap(area) {
      asked.push(area);
      if (isBroken && area === 'news') throw new Error('hangs');
      return [`/${area}`];
    },
  });
  const sitemap = async () => (await get('/sitemap.xml')).text();
  const lists = await Promise.all([sitemap(), sitemap(), sitemap()]);
  lists.push(await sitemap());
  expect((await get('/sitemap.xml')).headers.get('content-type')).toBe('application/xml');
  for (const list of lists) expect(list).toMatch(/faq<(?!.*news<)/s);
  expect(asked).toEqual(['faq', 'news']);

  isBroken = false;
  vi.useRealTimers();
  const began = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => began + 61_000);
  onTestFinished(() => void now.mockRestore());
  expect(await sitemap()).toContain('/news<');
  expect(asked).toEqual(['faq', 'news', 'faq', 'news']);
});

it('leaves the paths out of the sitemap that an area does not list', async () => {
  const page = { modules: [], styles: [] };
  const pages = { '/help': page, '/help/me': page, '/help/:slug': page };
  const manifests = { help: manifestOf('help', 'd1', { pages, unlisted: ['/help/me'] }) };
  const get = await open({ manifests, sitemap: async () => [] });
  const list = await (await get('/sitemap.xml')).text();
  expect(list.match(/(?<=<loc>http:..127.0.0.1:3000).*(?=<.loc>)/g)).toEqual(['/help']);
});

it('says where to report a weakness, for less than a year from now (RFC 9116)', async () => {
  const text = await (await (await open())('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const months = (expires - Date.now()) / (30 * 86_400_000);
  expect(months).toBeGreaterThan(1);
  expect(months).toBeLessThan(12);
});
