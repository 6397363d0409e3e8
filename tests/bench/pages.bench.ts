/**
 * Requests a second, in turn and as medians of rounds in one run: pages from memory against a bare `node:http`
 * server that sends the same bytes, and a rendered page (an address with a query is never kept) against both.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { median, withSite } from './bench-site';

const ROUNDS = 3;
const SECONDS = 4;
const headers = { 'accept-encoding': 'br' };

async function perSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 16, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

await withSite(async (site) => {
  const page = Buffer.from(await (await fetch(site.url, { headers })).arrayBuffer());
  const bare = createServer((_request, response) => response.end(page)).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const { port } = bare.address() as { port: number };
  const subjects = {
    'bare node:http, same bytes': `http://127.0.0.1:${port}/`,
    'home, from memory': `${site.url}/`,
    'health check, through Express': `${site.url}/healthz`,
    'FAQ, rendered each time': `${site.url}/faq?bench=1`,
    'directory, rendered each time': `${site.url}/companies?industry=`,
  };
  const figures = Object.fromEntries(Object.keys(subjects).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(subjects)) figures[name]?.push(await perSecond(url));
  }
  bare.close();
  const base = median(figures['bare node:http, same bytes'] ?? []);
  for (const [name, values] of Object.entries(figures)) {
    const value = median(values);
    process.stdout.write(
      `${name.padEnd(32)} ${value.toFixed(0).padStart(7)}/s  ${(value / base).toFixed(3)} of bare\n`,
    );
  }
});
