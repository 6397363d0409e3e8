import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, prepareBody, sendPrepared } from './prepared-body';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.0', 'identity'],
    [undefined, 'identity'],
    ['*', 'br'],
  ])('for Accept-Encoding %s is %s', (accepted, coding) => {
    expect(chooseEncoding({ headers: { 'accept-encoding': accepted } })).toBe(coding);
  });
});

it('equal pages have an equal tag, others another', () => {
  const [first, same, other] = ['a', 'a', 'b'].map((text) => prepareBody(200, {}, text));
  expect(first?.headers.etag).toBe(same?.headers.etag);
  expect(first?.headers.etag).not.toBe(other?.headers.etag);
});

it('a page that is not there is sent whole, also to who says that they have it', async () => {
  const server = createServer((request, response) => {
    const status = request.url === '/there' ? 200 : 404;
    void sendPrepared(request, response, prepareBody(status, {}, 'text'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { etag = '' } = prepareBody(200, {}, 'text').headers;
  // Node's fetch would add `Cache-Control: no-cache`, which asks for a whole answer.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect((await ask('/there')).status).toBe(304);
  expect((await ask('/gone')).status).toBe(404);
  server.close();
});
