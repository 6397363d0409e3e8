import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { reloadingProxy } from './reloading-proxy';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** @returns the server's port */
async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('stays up when the browser leaves while a page loads', async () => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "script-src 'self'");
  });
  const url = `http://127.0.0.1:${await listen(reloadingProxy(await listen(site)))}`;
  const leaving = new AbortController();
  const left = fetch(url, { signal: leaving.signal });
  const [, first] = (await once(site, 'request')) as [unknown, ServerResponse];
  // More than the sockets buffer, so that the proxy is reading the page.
  await new Promise((sent) => first.write(Buffer.alloc(32 * 1024 * 1024, ' '), sent));
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await once(first, 'close');
  site.once('request', (_, response) => response.end('<body></body>'));
  expect(await (await fetch(url)).text()).toContain('<script>');
});
