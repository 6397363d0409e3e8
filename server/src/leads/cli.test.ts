import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { logger } from '../testing/silent-logger';
import { openLeadStore } from './store';

const cli = resolve(import.meta.dirname, 'cli.ts');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
});

const leads = (...args: string[]) => leadsAt(dataDir, ...args);
const leadsAt = (folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', cli, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });

describe('npm run leads', { timeout: 60_000 }, () => {
  it('lists leads while a server has the store open', async () => {
    const store = await openLeadStore({ dataDir }, { logger });
    await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'held');
    const { stdout } = await leads('list', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'newsletter', payload: { email: 'ada@example.org' } });
    const file = join(dataDir, 'leads.db');
    await expect(leads('backup', file)).rejects.toMatchObject({
      code: 1,
      stderr: `EEXIST: file already exists, open '${file}'\n`,
    });
    await store.close();
  });

  it('does not create a missing store, and names the missing file', async () => {
    await expect(leads('erase', '--email', 'ada@example.org')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `DATA_DIR has no leads: there is no ${join(dataDir, 'leads.db')}\n`,
    });
    expect((await leads()).stdout).toContain('npm run leads -- <command>');
    expect(readdirSync(dataDir)).toEqual([]);
    await expect(leads('list', '--foo')).rejects.toMatchObject({ code: 2, stdout: '' });
  });

  it('tells an unreadable DATA_DIR from a missing store', async () => {
    // A symbolic link to itself, which not even root can follow.
    const folder = join(dataDir, 'loop');
    symlinkSync(folder, folder);
    await expect(leadsAt(folder, 'list')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATA_DIR cannot be used: ELOOP: .*loop\/leads\.db'\n$/),
    });
  });
});
