import { closeSync, fsyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCompanies } from '@sharemore/platform/companies';
import autocannon from 'autocannon';
import { openLeadStore } from '../../server/src/leads/store';
import { logger } from '../../server/src/testing/silent-logger';
import { startSite } from '../e2e/site';
import type { Figure } from './figures';

const SECONDS = 4;
const CLIENTS = [1, 10, 100, 1_000];

/**
 * Measures the leads per second that are stored durably before the response, for 1 to 1,000 clients, against limits of
 * the same disk in the same run: bare syncs, and the store's inserts with one sync each and one sync for 100.
 */
export async function* measureLeads(rounds: number): AsyncGenerator<Figure> {
  await using site = await startSite({
    LOG_LEVEL: 'warn',
    FORM_RATE_LIMIT: '1000000',
    USE_SAMPLE_DATA: 'true',
  });
  const folder = mkdtempSync(join(tmpdir(), 'leads-bench-'));
  await using store = await openLeadStore({ dataDir: folder }, { logger });
  let count = 0;
  const inserts = (together: number) =>
    perSecond(async () => {
      const submissions = Array.from({ length: together }, () => {
        count += 1;
        return store.submit({ kind: 'newsletter', payload: { email: `reader${count}@example.org` } }, 'held');
      });
      await Promise.all(submissions);
      return together;
    });
  const syncs: number[] = [];
  const single: number[] = [];
  const grouped: number[] = [];
  const posted = CLIENTS.map((clients) => ({ clients, rates: [] as number[], late: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    syncs.push(await bareSyncs(folder));
    single.push(await inserts(1));
    grouped.push(await inserts(100));
    for (const { clients, rates, late } of posted) {
      const { requests, latency } = await post(site.url, clients);
      rates.push(requests.average);
      late.push(latency.p99);
    }
  }
  const floor = { name: 'one insert each', values: single };
  yield { name: 'bare syncs of 4 KB', unit: '/s', values: syncs, floor };
  yield { name: 'inserts, 100 at a time', unit: '/s', values: grouped, floor };
  for (const { clients, rates, late } of posted) {
    yield { name: `leads stored, ${clients} clients`, unit: '/s', values: rates, floor };
    yield { name: `leads stored, ${clients} clients, 99% within`, unit: 'ms', values: late };
  }
}

async function perSecond(step: () => Promise<number>): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < SECONDS * 1000) done += await step();
  return done / ((performance.now() - began) / 1000);
}

/** Measures sequential writes of 4 KB with a sync each. @returns the rate per second. */
async function bareSyncs(folder: string): Promise<number> {
  const file = openSync(join(folder, 'bare'), 'w');
  const block = Buffer.alloc(4096, 1);
  const rate = await perSecond(async () => {
    writeSync(file, block);
    fsyncSync(file);
    return 1;
  });
  closeSync(file);
  return rate;
}

async function post(url: string, connections: number): Promise<autocannon.Result> {
  const body = { firstName: 'Ada', lastName: 'King', company: sampleCompanies()[0]?.slug };
  const result = await autocannon({
    url: `${url}/api/registrations`,
    connections,
    duration: SECONDS,
    timeout: 30,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    idReplacement: true,
    body: JSON.stringify({ ...body, email: '[<id>]@example.org' }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${connections} clients: ${result.non2xx} refused, ${result.errors} errors`);
  }
  return result;
}
