import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Libsql from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../tools/apps';
import { buildServer } from '../../../tools/build-server';
import { logger } from '../testing/silent-logger';
import { openLeadStore } from './store';

await buildServer();
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
});

const words = [process.execPath, join(root, 'server/dist/leads.js')];
const envOf = (folder: string) => ({ PATH: process.env.PATH, DATA_DIR: folder });
const leads = (...args: string[]) => leadsAt(dataDir, ...args);
const leadsAt = (folder: string, ...args: string[]) =>
  promisify(execFile)(words[0] ?? '', [...words.slice(1), ...args], { env: envOf(folder) });

describe('npm run -s leads', { timeout: 60_000 }, () => {
  it('shows leads while a server has the store open', async () => {
    const store = await openLeadStore({ dataDir }, { logger });
    await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'held');
    const { stdout } = await leads('show', '--email', 'ada@example.org');
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'newsletter', payload: { email: 'ada@example.org' } });
    const file = join(dataDir, 'leads.db');
    await expect(leads('backup', file)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^FILE is there already: name a new one\n/),
    });
    await store.close();
  });

  it('leaves nothing of an interrupted or too large backup', async () => {
    await using store = await openLeadStore({ dataDir }, { logger });
    for (let index = 0; index < 400; index += 1)
      await store.submit({ kind: 'newsletter', payload: { email: `ada${index}@example.org` } }, 'held');
    const folder = mkdtempSync(join(tmpdir(), 'leads-out-'));
    const file = join(folder, 'out');
    const limited = promisify(execFile)(
      'sh',
      ['-c', `ulimit -f 8; exec "$@"`, 'sh', ...words, 'backup', file],
      { env: envOf(dataDir) },
    );
    await expect(limited).rejects.toMatchObject({ stderr: expect.stringMatching(/EFBIG|SQLITE|disk/) });
    const child = execFile(words[0] ?? '', [...words.slice(1), 'backup', file], { env: envOf(dataDir) });
    await expect.poll(() => readdirSync(folder), { interval: 1, timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect([0, 130]).toContain(code);
    // Unless the command was faster; then it is whole.
    const left = readdirSync(folder);
    expect(left).toEqual(left.includes('out') ? ['out'] : []);
    if (left.length > 0)
      expect(new Libsql(file).prepare('select count(*) as count from leads').get()).toMatchObject({
        count: 400,
      });
  });

  it('says so when there is no room for what it writes', async () => {
    await using store = await openLeadStore({ dataDir }, { logger });
    await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'held');
    const full = promisify(execFile)('sh', ['-c', 'exec "$@" > /dev/full', 'sh', ...words, 'export'], {
      env: envOf(dataDir),
    });
    await expect(full).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('what was written is not whole'),
    });
  });

  it('does not create a missing store, and names the missing file', async () => {
    await expect(leads('erase', '--email', 'ada@example.org')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `DATA_DIR has no leads: there is no ${join(dataDir, 'leads.db')}\n`,
    });
    expect((await leads()).stdout).toContain('npm run -s leads -- <command>');
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
