import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import testFolder from './test-folder';

it('removes the folders of runs that were killed, and no others', async () => {
  const { TMPDIR } = process.env;
  onTestFinished(() => void Object.assign(process.env, { TMPDIR }));
  const temporary = mkdtempSync(join(tmpdir(), 'of-several-runs-'));
  process.env.TMPDIR = temporary;
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const running = `sharemore-run-${process.pid}-a`;
  mkdirSync(join(temporary, `sharemore-run-${ended}-a/postgres`), { recursive: true });
  for (const name of [running, 'somebody-else']) mkdirSync(join(temporary, name));
  const remove = testFolder();
  remove();
  await expect.poll(() => readdirSync(temporary).sort()).toEqual([running, 'somebody-else']);
});
