import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { logger } from '../../testing/silent-logger';
import type { Lead } from '../lead';
import { createOutbox } from './outbox';

async function* noLeads(): AsyncGenerator<Lead> {}

it('removes the drafts of a killed server, but not a draft that another server is writing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder);
  for (const name of ['a.eml', 'b.eml.arriving-1', 'c.eml.arriving-2']) writeFileSync(join(folder, name), '');
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of ['a.eml', 'b.eml.arriving-1']) utimesSync(join(folder, name), longAgo, longAgo);
  await createOutbox(readConfig({ DATA_DIR: dataDir }), logger).fileAll(noLeads());
  expect(readdirSync(folder)).toEqual(['a.eml', 'c.eml.arriving-2']);
});
