import { Agent } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Site, startSite } from '../e2e/site';
import { runProgram } from '../programs';
import { processorSeconds, shareCores } from './cores';
import type { Figure } from './figures';
import { fetchAsSent, startBareServer, startNginx } from './same-answer';

const SECONDS = 4;
const REQUESTS = 100_000;
const FLOOD = 2_000;
/** The connections of other readers during a flood, and the milliseconds between their requests. */
const READERS = 60;
const PACE_MS = 5;
const headers = { 'accept-encoding': 'br' };
const rendered = ['/companies?q=', '/?monthly=', '/about?message='];

/**
 * Measures the server on a core of its own: pages from memory, in turn with raw `node:http` and nginx that send the same
 * response; pages rendered per request; pages from memory during a flood of 2,000 requests for uncached pages; and
 * memory after 100,000 requests.
 */
export async function* measureServer(rounds: number): AsyncGenerator<Figure> {
  using cores = shareCores();
  await using site = await startSite({ LOG_LEVEL: 'silent' }, cores.prefix);
  yield* measureMemoryPages(site, cores.prefix, rounds);
  for (const address of rendered) yield* measureRendering(site.url, address, rounds);
  // Three times as often: the 99th percentile of one flood, or of one quiet second, varies by a factor of ten.
  yield* measureFlood(site.url, cores.prefix, rounds * 3);
  yield* measureMemory(site.url);
}

async function* measureMemoryPages(site: Site, prefix: string[], rounds: number): AsyncGenerator<Figure> {
  const answer = await fetchAsSent(`${site.url}/`, headers);
  await using bare = await startBareServer(answer, prefix);
  await using nginx = await startNginx(answer, prefix);
  const servers = { site, bare, ...(nginx && { nginx }) };
  const taken = Object.entries(servers).map(([name, server]) => ({
    name,
    server,
    rates: [] as number[],
    costs: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, rates, costs } of taken) {
      const before = processorSeconds(server.pid);
      const result = await load({ url: server.url, duration: SECONDS });
      rates.push(result['2xx'] / result.duration);
      costs.push(((processorSeconds(server.pid) - before) / result['2xx']) * 1e6);
    }
  }
  const of = (name: string, key: 'rates' | 'costs') => taken.find((each) => each.name === name)?.[key] ?? [];
  const rate = { name: 'a page from memory', unit: '/s', values: of('site', 'rates'), isLeast: true };
  const cost = { name: 'a page from memory, processor time', unit: 'µs', values: of('site', 'costs') };
  const floor = (key: 'rates' | 'costs') => ({ name: 'raw node:http', values: of('bare', key) });
  yield { ...rate, floor: floor('rates'), goal: 0.9, goalIsRatio: true };
  yield { ...cost, floor: floor('costs'), goal: 1 / 0.9, goalIsRatio: true };
  if (nginx) yield { ...rate, floor: { name: 'nginx', values: of('nginx', 'rates') } };
}

let asked = 0;

/** Requests each URL only once, so that every request is a cache miss. */
async function* measureRendering(url: string, address: string, rounds: number): AsyncGenerator<Figure> {
  const setupRequest = (request: autocannon.Request) => {
    asked += 1;
    return { ...request, path: address + asked };
  };
  const requests = [{ setupRequest }];
  const renders: number[] = [];
  const rates: number[] = [];
  await load({ url, requests, amount: 500 });
  for (let round = 0; round < rounds; round += 1) {
    const before = await readMetrics(url);
    await load({ url, requests, amount: 200, connections: 1 });
    const after = await readMetrics(url);
    const since = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    const name = (part: string) => `site_render_seconds_${part}{result="page"}`;
    renders.push((since(name('sum')) / since(name('count'))) * 1000);
    const result = await load({ url, requests, duration: SECONDS });
    rates.push(result['2xx'] / result.duration);
  }
  yield { name: `${address}…, a render and the way to its worker`, unit: 'ms', values: renders, goal: 3 };
  yield { name: `${address}…, rendered each time`, unit: '/s', values: rates, isLeast: true, goal: 250 };
}

/** Measures the 99th percentile of pages from memory on open connections, during a flood and otherwise. */
async function* measureFlood(url: string, prefix: string[], rounds: number): AsyncGenerator<Figure> {
  await using bare = await startBareServer(await fetchAsSent(`${url}/faq`, headers), prefix);
  const list = (): number[] => [];
  const waits = { quiet: list(), memory: list(), flood: list(), bare: list() };
  const answered = { site: list(), bare: list() };
  for (let round = 0; round < rounds; round += 1) {
    waits.quiet.push(await slowest(url, new Promise((done) => setTimeout(done, 1000))));
    waits.memory.push(await slowest(url, flood(`${url}/?utm=${round}-`)));
    const queries = flood(`${url}/companies?q=${round}-`);
    waits.flood.push(await slowest(url, queries));
    answered.site.push(await queries);
    const bareQueries = flood(`${bare.url}/?q=`);
    waits.bare.push(await slowest(bare.url, bareQueries));
    answered.bare.push(await bareQueries);
  }
  const name = `a page from memory while ${FLOOD} queries come, 99% within`;
  const figure = { name, unit: 'ms', values: waits.flood, goalIsRatio: true };
  yield { ...figure, floor: { name: 'a quiet time', values: waits.quiet }, goal: 3 };
  yield { ...figure, floor: { name: 'as many from memory', values: waits.memory } };
  yield { ...figure, floor: { name: 'as many to raw node:http', values: waits.bare } };
  yield {
    name: `rendered or told to come back, of ${FLOOD}, 99% within`,
    unit: 'ms',
    values: answered.site,
    floor: { name: 'raw node:http', values: answered.bare },
    goal: 1.5,
    goalIsRatio: true,
  };
}

/** Floods a URL from a process of low priority. @returns the 99th percentile of its waits in milliseconds. */
async function flood(address: string): Promise<number> {
  const script = join(import.meta.dirname, 'flood.mjs');
  const { code, out, error } = await runProgram(process.execPath, [script, address, String(FLOOD)], {});
  if (code !== 0) throw new Error(`The flood of ${address} ended with ${code}: ${error}`);
  return Number(out);
}

/**
 * Requests a page from memory at a fixed pace until `during` settles, without waiting for responses, so that one slow
 * response does not hide others. @returns the 99th percentile in milliseconds.
 */
async function slowest(url: string, during: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const ask = async () => {
    const began = performance.now();
    await fetchAsSent(`${url}/faq`, headers, agent);
    return performance.now() - began;
  };
  await Promise.all(Array.from({ length: READERS }, ask));
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  const asked: Promise<number>[] = [];
  for (let at = performance.now(); !isOver; at += PACE_MS) {
    asked.push(ask());
    await new Promise((done) => setTimeout(done, at + PACE_MS - performance.now()));
  }
  await over;
  const waits = await Promise.all(asked);
  agent.destroy();
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
}

async function* measureMemory(url: string): AsyncGenerator<Figure> {
  const resident = async () => ((await readMetrics(url)).process_resident_memory_bytes ?? 0) / 2 ** 20;
  await load({ url, amount: REQUESTS / 10 });
  const floor = { name: 'what it was before', values: [await resident()] };
  await load({ url, amount: REQUESTS });
  const name = `memory after ${REQUESTS} requests`;
  yield { name, unit: 'MB', values: [await resident()], floor, goal: 1.1, goalIsRatio: true };
}

/** Loads the site; 503 answers count as answers. @throws when a response is missing. */
async function load(options: Omit<autocannon.Options, 'headers'>): Promise<autocannon.Result> {
  const result = await autocannon({ connections: 16, ...options, headers });
  if (result.errors > 0) throw new Error(`${options.url}: ${result.errors} answers are missing`);
  return result;
}

async function readMetrics(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
