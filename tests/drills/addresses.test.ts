import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { startSite } from '../e2e/site';

const site = await startSite();
afterAll(site.kill);

/** Sends a raw HTTP request, valid or not. @returns the response's status line and headers. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text.split('\r\n\r\n')[0] ?? '';
}

it.each([
  ['/./news/../faq', '/faq'],
  ['//?a=1', '/?a=1'],
  ['/faq/?utm_source=letter', '/faq?utm_source=letter'],
])('redirects %s to its normal form %s', async (asked, address) => {
  const answer = await raw(`GET ${asked} HTTP/1.1`, 'Host: a');
  expect(answer).toMatch(/^HTTP\/1\.1 301/);
  expect(answer).toContain(`Location: ${address}\r\n`);
});

it('ignores the host of an absolute request target and rejects other schemes', async () => {
  expect(await raw('GET http://elsewhere.example/faq HTTP/1.1', 'Host: a')).toMatch(/^HTTP\/1\.1 200/);
  const page = await (await fetch(`${site.url}/faq`)).text();
  expect(page).toContain(`<link rel="canonical" href="${site.url}/faq"`);
  for (const target of ['foo:///', 'foo:///faq', 'javascript://x/', 'http://', '*']) {
    expect(await raw(`GET ${target} HTTP/1.1`, 'Host: a')).toMatch(/^HTTP\/1\.1 400/);
  }
});

it('rejects a request with two Host headers', async () => {
  expect(await raw('GET /faq HTTP/1.1', 'Host: a', 'Host: b')).toMatch(/^HTTP\/1\.1 400/);
});

it('ends a connection whose headers come slowly', async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const drip = setInterval(() => socket.write('X-Slow: a\r\n'), 500);
  const began = performance.now();
  // `once` would reject with the reset that a write after the end may get.
  await new Promise((done) => socket.resume().once('close', done));
  clearInterval(drip);
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('answers HEAD like GET on every route', async () => {
  const home = await (await fetch(site.url)).text();
  const built = /\/r\/[^"]+\.woff2/.exec(home)?.[0] ?? '';
  const pages = ['/', '/faq', '/FAQ', '/companies?q=a', '/nowhere'];
  const files = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/favicon.ico', built];
  const calls = ['/api/google-sheets', '/api/nothing', '/healthz', '/metrics'];
  for (const path of [...pages, ...files, ...calls]) {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(site.url + path, { method, redirect: 'manual' })),
    );
    expect(head?.status, path).toBe(get?.status);
    for (const name of ['content-type', 'content-encoding', 'etag', 'cache-control', 'location', 'vary']) {
      expect(head?.headers.get(name), `${path} ${name}`).toBe(get?.headers.get(name));
    }
    expect(await head?.text(), path).toBe('');
  }
});
