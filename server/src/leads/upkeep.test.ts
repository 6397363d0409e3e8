import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../async/day';
import { readConfig } from '../config';
import { createMetrics } from '../observe/metrics';
import { contact, leadsIn } from '../testing/leads';
import { logger } from '../testing/silent-logger';
import { openLeads } from '.';
import { createOutbox } from './delivery/outbox';
import type { LeadKind } from './lead';
import { type LeadStore, openLeadStore } from './store';
import { startUpkeep } from './upkeep';

const HOUR = 60 * 60_000;
let dataDir: string;
let time: number;
let store: LeadStore;
/** Runs one round on a server without a destination for these kinds. */
let upkeepOnce: (...undelivered: LeadKind[]) => Promise<void>;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'upkeep-'));
  const config = readConfig({ DATA_DIR: dataDir, RETENTION_DAYS_CONTACT: '30' });
  time = Date.UTC(2026, 0, 1);
  store = await openLeadStore(config, { logger, clock: () => time });
  const outbox = createOutbox(config, logger);
  upkeepOnce = async (...undelivered) => {
    await startUpkeep({ store, outbox, logger, days: config.retentionDays, undelivered })();
    await outbox.idle();
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

const files = () => readdirSync(join(dataDir, 'outbox')).length;
const states = async () => (await leadsIn(store)).map(({ state }) => state);

it('makes a new lead due that the clock was put back under', async () => {
  await store.submit({ kind: 'contact', payload: contact('Hello') }, 'received');
  time -= HOUR;
  expect(await store.claim(['contact'])).toBeUndefined();
  await upkeepOnce();
  expect(await store.claim(['contact'])).toBeDefined();
});

it('holds a lead whose destination was removed during delivery, once no server can still deliver it', async () => {
  await store.submit({ kind: 'contact', payload: contact('Hello') }, 'received');
  const claim = await store.claim(['contact']);
  time += HOUR;
  await upkeepOnce('contact');
  await upkeepOnce();
  expect(await states()).toEqual(['delivering']);
  time += 2 * HOUR;
  await upkeepOnce('registration');
  expect(await states()).toEqual(['delivering']);
  await upkeepOnce('contact');
  expect(await states()).toEqual(['held']);
  expect(files()).toBe(1);
  // The old claim can no longer settle the lead.
  expect(claim && (await store.settle(claim, { state: 'delivered' }))).toBeUndefined();
  expect(await store.retry({ state: 'held' })).toHaveLength(1);
});

it('holds and files a message that staff retried, after giving other servers time to claim it', async () => {
  await store.submit({ kind: 'contact', payload: contact('Hello') }, 'suspected');
  time += HOUR;
  await store.retry({ state: 'suspected' });
  time += 1_000;
  await upkeepOnce('contact');
  expect(await states()).toEqual(['received']);
  time += 10_000;
  await upkeepOnce('registration');
  expect(await states()).toEqual(['received']);
  await upkeepOnce('contact');
  expect(await states()).toEqual(['held']);
  expect(files()).toBe(1);
});

it('files a retried message within seconds on a running site without a mail server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const options = { logger, metrics: createMetrics(), companyOf: () => null, clock: () => time };
  const site = await openLeads(readConfig({ DATA_DIR: dataDir }), options);
  site.start();
  await site.accept({ kind: 'contact', payload: contact('Hello'), isSuspected: true });
  await store.retry({ state: 'suspected' });
  time += 15_000;
  await vi.advanceTimersByTimeAsync(15_000);
  await site.stop(1_000);
  expect(await states()).toEqual(['held']);
  expect(files()).toBe(1);
});

it('removes a lead past its retention together with its file', async () => {
  await store.submit({ kind: 'contact', payload: contact('Hello') }, 'received');
  time += 10_000;
  await upkeepOnce('contact');
  expect(files()).toBe(1);
  time += 31 * DAY_MS;
  await upkeepOnce('contact');
  expect(await states()).toEqual([]);
  expect(files()).toBe(0);
});
