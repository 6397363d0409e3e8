import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config';
import { signPass } from '../releases/preview-pass';
import { releaseSet } from '../releases/release-set';
import { manifestOf } from '../testing/manifest';
import type { RenderPool } from './render-pool';
import { type SiteRouterOptions, siteRouter } from './site-router';
import { createVisitorSets } from './visitor-set';

const set = releaseSet({ shell: 'a1', news: 'b1', faq: 'c1' });
const secret = 'a secret of the store';
let close = () => {};

afterEach(() => close());

/** The router on a set of which no page can be had. */
async function open() {
  const areas = Object.entries(set.builds).map(([area, build]) => [area, manifestOf(area, build)]);
  const live = { set, manifests: Object.fromEntries(areas) } as unknown as RenderPool;
  const liveSite = {
    serving: () => ({ live, rollout: null, problem: null }),
    find: () => undefined,
    poolOf: () => Promise.reject(new Error('the shell fails')),
  } as unknown as SiteRouterOptions['liveSite'];
  const router = siteRouter({
    config: readConfig({}),
    liveSite,
    setOf: createVisitorSets({ liveSite, previewSecret: secret, isSecure: false }),
    sheet: () => ({ version: 'v1', bytes: new SharedArrayBuffer(0) }),
    readOutcome: async () => null,
    pages: {} as SiteRouterOptions['pages'],
  });
  const server = createServer(express().use(router));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
}

it('lets no cache hand the answer of a tab whose release is gone to others', async () => {
  const get = await open();
  const { status, headers } = await get('/news', { 'Release-Set': 'gone' });
  expect(status).toBe(410);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Vary')).toContain('Release-Set');
});

it('says that a preview does not stand, and the way out of it', async () => {
  const get = await open();
  const pass = signPass(
    { builds: { shell: 'a2' }, until: new Date(Date.now() + 60_000).toISOString() },
    secret,
  );
  const answer = await get('/news', { Cookie: `preview=${pass}` });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.text()).toContain('href="/api/releases/leave-preview"');
});
