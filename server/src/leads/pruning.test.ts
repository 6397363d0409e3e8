import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { DAY_MS } from '../day';
import { contact } from '../testing/leads';
import { logger } from '../testing/silent-logger';
import { createOutbox } from './delivery/outbox';
import { startPruning } from './pruning';
import { openLeadStore } from './store';

it('removes a lead past its retention together with its file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pruning-'));
  const config = readConfig({ DATA_DIR: dataDir, RETENTION_DAYS_CONTACT: '30' });
  let time = Date.UTC(2026, 0, 1);
  const store = await openLeadStore(config, { logger, clock: () => time });
  const outbox = createOutbox(config, logger);
  const files = () => readdirSync(join(dataDir, 'outbox')).length;
  const stored = await store.submit({ kind: 'contact', payload: contact('Hello') }, 'held');
  if (stored) outbox.file(stored.lead);
  await outbox.idle();
  expect(files()).toBe(1);

  time += 31 * DAY_MS;
  await startPruning({ store, outbox, logger, days: config.retentionDays })();
  expect(files()).toBe(0);
  await store.close();
});
