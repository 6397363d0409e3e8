import { readFileSync } from 'node:fs';
import * as zlib from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../testing/app-test';
import { chooseEncoding, type PreparedBody, prepareBody, sendPrepared, withHeaders } from './prepared-body';

vi.mock('node:zlib', async (original) => {
  const real = await original<typeof zlib>();
  const brotliCompress = vi.fn(real.brotliCompress);
  return { ...real, brotliCompress, default: { ...real, brotliCompress } };
});

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

describe('a frequent body', () => {
  const page = readFileSync(import.meta.filename, 'utf8');
  const headers = { 'accept-encoding': 'br' };

  async function askFor(body: PreparedBody) {
    const ask = await open(() => body);
    return async () => {
      const answer = await ask('/', { headers });
      expect(await answer.text()).toBe(body.identity.toString());
      return Number(answer.headers.get('content-length'));
    };
  }

  it('becomes smaller after its second request', async () => {
    const lengthOf = await askFor(prepareBody(200, {}, page, true));
    const first = await lengthOf();
    expect(await lengthOf()).toBe(first);
    await expect.poll(lengthOf).toBeLessThan(first);
  });

  it.each([
    ['it is asked for once', page, true, 1],
    ['it is rarely asked for', page, false, 2],
    ['it is too large', page.repeat(100), true, 2],
  ])('is not recompressed when %s', async (_why, text, isFrequent, times) => {
    const body = prepareBody(200, {}, text, isFrequent);
    const lengthOf = await askFor(body);
    for (let asked = 0; asked < times; asked++) await lengthOf();
    expect(body.compressed.isBest).toBeUndefined();
  });

  it('is sent as it was when it cannot be recompressed', async () => {
    const lengthOf = await askFor(prepareBody(200, {}, page, true));
    const first = await lengthOf();
    const compress = vi.mocked(zlib.brotliCompress);
    const failed = new Promise<void>((resolve) => {
      compress.mockImplementationOnce((...args: unknown[]) => {
        (args.at(-1) as zlib.CompressCallback)(new Error('no memory'), Buffer.of());
        setImmediate(resolve);
      });
    });
    await lengthOf();
    await failed;
    expect(await lengthOf()).toBe(first);
  });
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
