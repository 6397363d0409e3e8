import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { createOutbox } from './delivery/outbox';
import { pruning } from './pruning';
import { openLeadStore } from './store';

it('removes a lead past its retention, and its file with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pruning-'));
  const logger = pino({ level: 'silent' });
  const config = readConfig({ DATA_DIR: dataDir, RETENTION_DAYS_CONTACT: '30' });
  let time = Date.UTC(2026, 0, 1);
  const store = await openLeadStore(config, { logger, clock: () => time });
  const outbox = createOutbox(config, logger);
  const payload = {
    firstName: 'Ada',
    lastName: 'King',
    workEmail: 'ada@example.org',
    companyName: 'Engines plc',
    message: 'Hello',
  };
  const stored = await store.submit({ kind: 'contact', payload }, 'held');
  if (stored) outbox.file(stored.lead);
  await outbox.idle();
  const files = () => readdirSync(join(dataDir, 'outbox')).length;
  expect(files()).toBe(1);

  time += 31 * 24 * 60 * 60_000;
  const stop = pruning({ store, outbox, logger, days: config.retentionDays })();
  await vi.waitFor(() => expect(files()).toBe(0));
  stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});
