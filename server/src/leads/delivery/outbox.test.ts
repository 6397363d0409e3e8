import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { contact } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import type { Lead } from '../lead';
import { openLeadStore } from '../store';
import { createOutbox } from './outbox';

it('removes the files of leads that another server removed, and no other', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const store = await openLeadStore(config, { logger });
  const outbox = createOutbox(config, logger);
  for (const words of ['Hello', 'Good bye']) {
    const stored = await store.submit({ kind: 'contact', payload: contact(words) }, 'held');
    if (stored) outbox.file(stored.lead);
  }
  const other = await store.submit(
    { kind: 'contact', payload: { ...contact('Hello'), workEmail: 'eve@example.org' } },
    'held',
  );
  if (other) outbox.file(other.lead);
  await outbox.idle();
  writeFileSync(join(dataDir, 'outbox', 'notes-of-staff.eml'), '');
  await outbox.removeStrays(store);
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(4);
  await store.erase('ada@example.org');
  await outbox.removeStrays(store);
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([
    expect.stringContaining(`${other?.lead.id}.eml`),
    'notes-of-staff.eml',
  ]);
  await store.close();
});

async function* noLeads(): AsyncGenerator<Lead> {}

it('removes what a killed server left half written, and not what another one writes now', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder);
  for (const name of ['a.eml', 'b.eml.arriving-1', 'c.eml.arriving-2']) writeFileSync(join(folder, name), '');
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of ['a.eml', 'b.eml.arriving-1']) utimesSync(join(folder, name), longAgo, longAgo);
  await createOutbox(readConfig({ DATA_DIR: dataDir }), logger).fileAll(noLeads());
  expect(readdirSync(folder)).toEqual(['a.eml', 'c.eml.arriving-2']);
});
