import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTurn } from '../async/in-turn';
import { serve } from '../testing/app-test';
import { chooseEncoding, type PreparedBody, prepareBody, sendPrepared, withHeaders } from './prepared-body';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.0', 'identity'],
  [undefined, 'identity'],
  ['*', 'br'],
])('answers Accept-Encoding %s with %s', (accepted, encoding) => {
  expect(chooseEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding);
});

/** Starts a server that sends `bodyFor(path)`. @returns a `fetch` for it. */
async function open(bodyFor: (path: string) => PreparedBody) {
  const url = await serve((request, response) => {
    void sendPrepared(request, response, bodyFor(request.url ?? ''));
  });
  return (path: string, init: RequestInit) => fetch(url + path, init);
}

it('answers 304 to a matching ETag only if the status is 200', async () => {
  const ask = await open((path) => prepareBody(path === '/there' ? 200 : 404, {}, 'text'));
  const { etag = '' } = prepareBody(200, {}, 'text').headers;
  // Node's fetch would add `Cache-Control: no-cache`, which asks for a whole answer.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await ask('/there', { headers })).status).toBe(304);
  expect((await ask('/gone', { headers })).status).toBe(404);
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('sends a body in %s that decodes to the same text', async (accepted, coding) => {
  const text = 'a page, '.repeat(1000);
  const ask = await open(() => prepareBody(200, {}, text));
  const headers = { 'accept-encoding': accepted };
  const answer = await ask('/', { headers });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(await answer.text()).toBe(text);
  const length = Number(answer.headers.get('content-length'));
  expect(length < text.length).toBe(coding !== null);
  const head = await ask('/', { method: 'HEAD', headers });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(length), '']);
});

it('is smaller when it is sent often, and smallest once its best form is made', async () => {
  const page = readFileSync(import.meta.filename, 'utf8');
  const headers = { 'accept-encoding': 'br' };
  const often = prepareBody(200, {}, page, true);
  const ask = await open((path) => (path === '/often' ? often : prepareBody(200, {}, page)));
  const lengthOf = async (path: string) =>
    Number((await ask(path, { headers })).headers.get('content-length'));
  let free = () => {};
  void inTurn(() => new Promise<void>((done) => (free = done)));
  const first = await lengthOf('/often');
  expect(first).toBeLessThan(await lengthOf('/seldom'));
  await sleep(100);
  expect(await lengthOf('/often'), 'the best form waits for its turn').toBe(first);
  free();
  await expect.poll(() => lengthOf('/often')).toBeLessThan(first);
});

it('stays in its quick form when the best one cannot be made', async () => {
  const page = prepareBody(200, {}, 'a page, '.repeat(1000), true);
  const ask = await open(() => page);
  const lengthSent = async () =>
    (await ask('/', { headers: { 'accept-encoding': 'br' } })).headers.get('content-length');
  let free = () => {};
  void inTurn(() => new Promise<void>((done) => (free = done)));
  const before = await lengthSent();
  const brotli = vi.spyOn(zlib, 'brotliCompress').mockImplementation((_bytes, ...more) => {
    (more.at(-1) as zlib.CompressCallback)(new Error('no memory'), Buffer.of());
  });
  onTestFinished(() => {
    brotli.mockRestore();
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  free();
  await inTurn(async () => {});
  expect(brotli).toHaveBeenCalledOnce();
  expect(await lengthSent()).toBe(before);
});

describe('extra headers', () => {
  const own = { 'cache-control': 'private, no-store', vary: 'Cookie' };
  const headersOf = (control: string, more: Record<string, string>) =>
    withHeaders(prepareBody(200, { 'cache-control': control }, 'text'), more).headers;

  it('are added to a copy of the body', () => {
    const body = prepareBody(200, {}, 'text');
    expect(withHeaders(body, {})).toBe(body);
    expect(withHeaders(body, { a: 'b' }).headers).toEqual({ ...body.headers, a: 'b' });
  });

  it('can forbid storing, which removes the ETag, and extend Vary', () => {
    expect(headersOf('no-cache', own)).toEqual({ ...own, vary: 'Accept-Encoding, Cookie' });
  });

  it('cannot allow storing a body that is no-store', () => {
    const control = 'private, no-store';
    expect(headersOf(control, { 'cache-control': 'no-cache' })['cache-control']).toBe(control);
  });

  it('are not added to an immutable body, which shared caches keep', () => {
    const forever = prepareBody(200, { 'cache-control': 'public, max-age=31536000, immutable' }, 'text');
    const visitor = { 'cache-control': 'private, no-cache', vary: 'Cookie', 'set-cookie': 'rollout=5' };
    expect(withHeaders(forever, visitor)).toBe(forever);
  });
});
