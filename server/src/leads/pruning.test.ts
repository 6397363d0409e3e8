import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { contact } from '../testing/leads';
import { logger } from '../testing/silent-logger';
import { createOutbox, type Outbox } from './delivery/outbox';
import { startPruning } from './pruning';
import { type LeadStore, openLeadStore } from './store';

const HOUR = 60 * 60_000;
let dataDir: string;
let time: number;
let store: LeadStore;
let prune: () => () => void;
let outbox: Outbox;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pruning-'));
  const config = readConfig({ DATA_DIR: dataDir, RETENTION_DAYS_CONTACT: '30' });
  time = Date.UTC(2026, 0, 1);
  store = await openLeadStore(config, { logger, clock: () => time });
  outbox = createOutbox(config, logger);
  prune = () => startPruning({ store, outbox, logger, days: config.retentionDays });
});
afterEach(async () => {
  await outbox.idle();
  await store.close();
});

const files = () => readdirSync(join(dataDir, 'outbox')).length;

it('removes a lead past its retention, and its file with it', async () => {
  const stored = await store.submit({ kind: 'contact', payload: contact('Hello') }, 'held');
  if (stored) outbox.file(stored.lead);
  await outbox.idle();
  expect(files()).toBe(1);

  time += 31 * 24 * HOUR;
  const stop = prune();
  await vi.waitFor(() => expect(files()).toBe(0));
  stop();
});
