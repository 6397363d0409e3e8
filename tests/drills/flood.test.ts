import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heapOf, measurable } from './heap';
import { contact } from './leads-site';
import { postJson, prepareSite, type SiteProcess, startSiteProcess } from './site-process';

let cleanUp: () => void;
let dataDir: string;
let site: SiteProcess;

beforeAll(async () => {
  cleanUp = await prepareSite();
  dataDir = mkdtempSync(join(tmpdir(), 'flood-'));
  site = await startSiteProcess({ DATA_DIR: dataDir, ...measurable });
}, 300_000);

afterAll(async () => {
  await site.kill();
  rmSync(dataDir, { recursive: true });
  cleanUp();
});

interface Answer {
  status: number;
  retryAfter: string | undefined;
  ms: number;
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function get(path: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(site.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          ms: performance.now() - began,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function quantile(answers: Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

it.each([2000, 4000])('%i pages that nobody rendered yet, asked for at once', async (count) => {
  await get('/faq');
  const all = <T>(ask: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  // As many visitors of a page in memory: what this machine can do at all while the others share it.
  const quiet = await all(() => get('/faq'));
  let isOver = false;
  const cached: Answer[] = [];
  const visitor = (async () => {
    while (!isOver) {
      cached.push(await get('/faq'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const flood = all((index) => get(`/companies?q=${count}-${index}`));
  const lead = await postJson(site, '/api/contact', contact(`While ${count} came`));
  const answers = await flood;
  isOver = true;
  await visitor;

  const refused = answers.filter(({ status }) => status === 503);
  process.stdout.write(
    `${count} at once: ${count - refused.length} rendered, ${refused.length} told to come back, p99 (as many from memory: ${quantile(quiet, 0.99).toFixed(0)}) ${quantile(answers, 0.99).toFixed(0)} ms; cached pages p50 ${quantile(cached, 0.5).toFixed(0)} p99 ${quantile(cached, 0.99).toFixed(0)} ms of ${cached.length}\n`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  // Medians: on a busy machine the slowest are the machine's.
  expect(quantile(refused, 0.5)).toBeLessThan(1000 + 2 * quantile(quiet, 0.5));
  expect(quantile(cached, 0.5)).toBeLessThan(1000 + 2 * quantile(quiet, 0.5));
  expect(cached.every(({ status }) => status === 200)).toBe(true);
  expect(lead?.status).toBe(200);
  expect(site.log()).not.toContain('an area failed to render');
  // Once it is over, a page that nobody rendered yet is there at once again.
  expect((await get(`/companies?q=after-${count}`)).status).toBe(200);
});

/** Renders `count` pages that nobody asked for before, as fast as they come. @returns bytes that threads then hold. */
async function render(count: number, name: string) {
  let next = 0;
  const visitor = async () => {
    while (next < count) expect((await get(`/companies?q=${name}-${next++}`)).status).toBe(200);
  };
  await Promise.all([visitor(), visitor(), visitor()]);
  const { server, workers } = await heapOf(site);
  return { server, workers: workers.reduce((sum, each) => sum + each, 0) };
}

it('pages rendered one after the other leave nothing behind', async () => {
  // By then the cache of pages with a query is full and the workers have what they need.
  const warm = await render(400, 'warm');
  const after = await render(Number(process.env.DRILL_RENDERS ?? 800), 'more');
  process.stdout.write(`${JSON.stringify(warm)} bytes, ${JSON.stringify(after)} after more renders\n`);
  expect(after.server).toBeLessThan(warm.server * 1.1);
  expect(after.workers).toBeLessThan(warm.workers * 1.1);
}, 600_000);
