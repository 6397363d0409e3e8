/**
 * Leads a second that are on disk before they are answered, with 1 to 1,000 clients, against three limits of the
 * same disk in the same run: bare syncs, and the store's own inserts with one sync each and with one sync for 100.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCompanies } from '@sharemore/platform/companies';
import autocannon from 'autocannon';
import { pino } from 'pino';
import type { Submission } from '../../server/src/leads/lead';
import { openLeadStore } from '../../server/src/leads/store';
import type { Site } from '../e2e/site';
import { median, withSite } from './bench-site';

const ROUNDS = 3;
const SECONDS = 5;
const CLIENTS = [1, 10, 100, 1_000];

const folder = mkdtempSync(join(tmpdir(), 'leads-bench-'));
const store = await openLeadStore({ dataDir: folder }, { logger: pino({ level: 'silent' }) });
let count = 0;

async function perSecond(step: () => Promise<number>): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < SECONDS * 1000) done += await step();
  return done / ((performance.now() - began) / 1000);
}

/** 4 KB appended and synced: what the disk can do for one lead after the other. */
async function bareSyncs(): Promise<number> {
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

function submission(): Submission {
  count += 1;
  return { kind: 'newsletter', payload: { email: `reader${count}@example.org` } };
}

async function storeInserts(together: number): Promise<number> {
  return perSecond(async () => {
    await Promise.all(Array.from({ length: together }, () => store.submit(submission(), 'held')));
    return together;
  });
}

async function posts(url: string, clients: number): Promise<{ rate: number; p99: number }> {
  const body = { firstName: 'Ada', lastName: 'King', company: sampleCompanies[0]?.slug };
  const result = await autocannon({
    url: `${url}/api/registrations`,
    connections: clients,
    duration: SECONDS,
    timeout: 30,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    idReplacement: true,
    body: JSON.stringify({ ...body, email: '[<id>]@example.org' }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${clients} clients: ${result.non2xx} refused, ${result.errors} errors`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function compare(site: Site): Promise<void> {
  const limits: Record<string, number[]> = {
    'bare syncs': [],
    'store, 1 at a time': [],
    'store, 100 at a time': [],
  };
  const served = new Map(CLIENTS.map((clients) => [clients, [] as { rate: number; p99: number }[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    limits['bare syncs']?.push(await bareSyncs());
    limits['store, 1 at a time']?.push(await storeInserts(1));
    limits['store, 100 at a time']?.push(await storeInserts(100));
    for (const clients of CLIENTS) served.get(clients)?.push(await posts(site.url, clients));
  }
  const base = median(limits['store, 1 at a time'] ?? []);
  const say = (name: string, rate: number, more = '') =>
    process.stdout.write(
      `${name.padEnd(24)} ${rate.toFixed(0).padStart(6)}/s  ${(rate / base).toFixed(2)} of one at a time${more}\n`,
    );
  for (const [name, rates] of Object.entries(limits)) say(name, median(rates));
  for (const [clients, rounds] of served) {
    const p99 = median(rounds.map((one) => one.p99));
    say(`posts, ${clients} clients`, median(rounds.map((one) => one.rate)), `, 99% within ${p99} ms`);
  }
}

await withSite(compare, { FORM_RATE_LIMIT: '1000000', USE_SAMPLE_DATA: 'true' });
await store.close();
rmSync(folder, { recursive: true });
