import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openLeadStore } from './store';

it('npm run leads lists what is stored while a server has the store open', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  const store = await openLeadStore({ dataDir }, { logger: pino({ level: 'silent' }) });
  await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'held');
  const program = resolve(import.meta.dirname, 'cli.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', program, 'list', '--json'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toMatchObject({ kind: 'newsletter', payload: { email: 'ada@example.org' } });
  await store.close();
  rmSync(dataDir, { recursive: true });
});
