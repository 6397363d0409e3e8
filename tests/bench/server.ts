import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startSite } from '../e2e/site';
import type { Figure } from './figures';

const SECONDS = 4;
const REQUESTS = 100_000;
const headers = { 'accept-encoding': 'br' };

/**
 * Requests a second, in turn: pages from memory against a bare `node:http` server and nginx that send the same bytes,
 * and pages that are rendered each time; then what 100,000 requests leave in memory.
 */
export async function* measureServer(rounds: number): AsyncGenerator<Figure> {
  const site = await startSite({ LOG_LEVEL: 'warn' });
  const page = Buffer.from(await (await fetch(`${site.url}/`)).arrayBuffer());
  const bytes = await compressedAsSent(site.url);
  const bare = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const nginx = startNginx(page);
  try {
    const subjects = {
      bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
      home: `${site.url}/`,
      health: `${site.url}/healthz`,
      filtered: `${site.url}/companies`,
      ...(nginx && { nginx: nginx.url }),
    };
    const rates = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(subjects)) {
        rates.get(name)?.push(await perSecond(url, name === 'filtered'));
      }
    }
    const rate = (name: string) => rates.get(name) ?? [];
    const floor = { name: 'bare node:http', values: rate('bare') };
    const kept = { name: 'a page from memory', unit: '/s', values: rate('home'), isLeast: true };
    yield { ...kept, floor, goal: 0.9, goalIsRatio: true };
    if (nginx) yield { ...kept, floor: { name: 'nginx', values: rate('nginx') } };
    yield { name: 'the health check', unit: '/s', values: rate('health'), floor };
    const rendered = { unit: '/s', values: rate('filtered'), isLeast: true };
    yield { name: 'the directory, rendered each time', ...rendered, goal: 250 };
    yield* measureMemory(site.url);
  } finally {
    nginx?.stop();
    bare.close();
    await site.stop();
  }
}

async function* measureMemory(url: string): AsyncGenerator<Figure> {
  const resident = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
  };
  const ask = (amount: number) => autocannon({ url, connections: 16, amount, headers });
  await ask(REQUESTS / 10);
  const before = await resident();
  await ask(REQUESTS);
  const floor = { name: 'what it was before', values: [before] };
  yield {
    name: `memory after ${REQUESTS} requests`,
    unit: 'MB',
    values: [await resident()],
    floor,
    goal: 1.1,
    goalIsRatio: true,
  };
}

let searches = 0;

async function perSecond(url: string, isSearch: boolean): Promise<number> {
  // Each search is one that was never rendered before.
  const setupRequest = (request: autocannon.Request) => {
    searches += 1;
    return { ...request, path: `/companies?q=${searches.toString(36)}` };
  };
  const requests = isSearch ? [{ setupRequest }] : [{}];
  const result = await autocannon({ url, connections: 16, duration: SECONDS, headers, requests });
  // Searches from one client are held to its share: what it is refused does not count.
  if ((result.non2xx > 0 && !isSearch) || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}

/** The page's bytes as they travel, which `fetch` would unpack. */
async function compressedAsSent(url: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}

/** nginx with the page as a file, where it is installed; the bench says so where it is not. */
function startNginx(page: Buffer): { url: string; stop(): void } | null {
  if (spawnSync('nginx', ['-v']).error) {
    process.stdout.write('nginx is not installed, and not compared with\n');
    return null;
  }
  const folder = join(process.env.BENCH_DIR ?? '', 'nginx');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const port = 20_000 + (process.pid % 20_000);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${join(folder, 'pid')}; error_log stderr;
events {} http { access_log off; ${temporary} gzip on; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill('SIGTERM') };
}
