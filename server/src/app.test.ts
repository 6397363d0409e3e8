import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Logger, pino } from 'pino';
import { expect } from 'vitest';
import { readConfig } from './config';
import { prepareBody } from './http/prepared-body';
import { releaseSet } from './releases/release-set';
import { createPages } from './site/pages';
import { it, postForm } from './testing/app-test';
import { logger as silent } from './testing/silent-logger';

/** Pages whose render queue is always full. */
const pagesOf = (logger: Logger) =>
  createPages({
    config: readConfig({}),
    logger,
    sheet: () => ({ version: 'v1', json: Buffer.from('{}') }),
    queue: { concurrency: 1, mostWaiting: 0 },
  });

it('refuses pages without a log line when the render queue is full, and answers all else', async ({
  start,
}) => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line).req?.path ?? '') });
  const pages = pagesOf(logger);
  const site = await start({}, { pages, logger: () => logger });
  const page = await fetch(`${site.url}/about?from=mail`);
  expect(page.status).toBe(503);
  expect(page.headers.get('Retry-After')).toBe('2');
  expect(await page.text()).toContain('Very busy right now');
  for (const path of ['/healthz', '/api/google-sheets']) {
    expect((await fetch(site.url + path)).status).toBe(200);
  }
  await expect.poll(() => lines.filter(Boolean)).toEqual(['/healthz', '/api/google-sheets']);
});

it('tells an open tab its visitor’s set, and lets it keep what was drawn for a rollout', async ({
  start,
}) => {
  const set = releaseSet({ shell: 'a1' });
  const headers = { 'set-cookie': 'rollout=5', 'cache-control': 'private, no-cache' };
  const site = await start({}, { setOf: () => ({ set, preview: null, headers }) });
  const answer = await fetch(`${site.url}/api/release`);
  expect(await answer.json()).toEqual({ set: set.id });
  expect(answer.headers.get('set-cookie')).toBe('rollout=5');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('sends plain pages with a policy that allows their style', async ({ start }) => {
  const site = await start();
  const full = await start({}, { pages: pagesOf(silent) });
  for (const page of [
    await fetch(`${full.url}/about`),
    await postForm(site, '/api/registrations', { company: '' }),
  ]) {
    const style = /<style>(.+)<\/style>/s.exec(await page.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('Content-Security-Policy'), page.url).toContain(`style-src 'sha256-${hash}'`);
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  }
});

it('answers 500 when a prepared page has a header that Node refuses', async ({ start }) => {
  const refused = prepareBody(200, { 'x-from-an-area': '\u0001' }, 'page');
  const site = await start({}, { pages: { ...pagesOf(silent), refusal: () => refused } });
  for (const encoding of ['br', 'identity']) {
    const { status } = await fetch(site.url, { headers: { 'accept-encoding': encoding } });
    expect(status).toBe(500);
  }
});

it('survives what throws before any middleware runs', async ({ start }) => {
  const refusal = () => {
    throw new Error('boom');
  };
  const site = await start({}, { pages: { ...pagesOf(silent), refusal } });
  const failed = await fetch(site.url);
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

it('answers 405 to what is posted to a page', async ({ site }) => {
  const { status, headers } = await fetch(`${site.url}/about`, { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('answers 414 to a target of more than 2,048 bytes, with a page that says so', async ({ site }) => {
  async function get(path: string) {
    const [answer] = (await once(request(site.url, { path }).end(), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  }
  for (const target of ['/%'.repeat(7_000), `/?${'a'.repeat(2_047)}`]) {
    const { status, body } = await get(target);
    expect([status, body]).toEqual([414, expect.stringContaining('too long')]);
    expect((await get(target.slice(0, 2_048))).status).not.toBe(414);
  }
});

it('keeps idle connections open for longer than proxies do', async ({ start }) => {
  const { headers } = await fetch(`${(await start()).url}/healthz`);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});
