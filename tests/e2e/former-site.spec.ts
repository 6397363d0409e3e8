import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from './fixtures';

test('the service worker of a former site removes itself, and the next page is of this site', async ({
  page,
  site,
}) => {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', '<script>navigator.serviceWorker.register("/sw.js")</script>The former site'],
    '/sw.js': [
      'text/javascript',
      `addEventListener('install', (event) => event.waitUntil(caches.open('v1').then((cache) => cache.add('/'))));
      addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`,
    ],
  };
  let isFormer = true;
  const server = createServer(async ({ url = '' }, response) => {
    if (isFormer) {
      const [type, text] = files[url] ?? ['text/plain', ''];
      response.setHeader('Content-Type', type).end(text);
      return;
    }
    const answer = await fetch(site.url + url, { headers: { 'Accept-Encoding': 'identity' } });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    Readable.from(Buffer.from(await answer.arrayBuffer())).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const address = `http://127.0.0.1:${port}/`;
  try {
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    isFormer = false;
    await page.goto(`${address}?again`);
    await expect(page.locator('body')).toHaveText('The former site');
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole('banner')).toBeVisible({ timeout: 500 });
    }).toPass();
    const left = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
    expect(await page.evaluate(left)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
