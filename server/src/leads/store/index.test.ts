import { mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ConfigError, readConfig } from '../../config';
import { contact, leadsIn } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import { openLeadStore } from '.';
import { openSqlite, sqliteFile } from './sqlite';

const open = (env: NodeJS.ProcessEnv) => openLeadStore(readConfig(env), { logger });

function aFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file');
  writeFileSync(file, '');
  return file;
}

it.each([
  ['DATA_DIR', '/dev/null/x', /ENOTDIR/],
  ['DATA_DIR', '/proc/a/b', /ENOENT|EACCES|EROFS/],
  ['DATA_DIR', aFile, /EEXIST/],
  ['DATABASE_URL', 'postgres://ada:secret@127.0.0.1:1/leads', /ECONNREFUSED/],
])('names %s and the cause when the store cannot be opened there', async (setting, value, cause) => {
  const opened = open({ [setting]: typeof value === 'string' ? value : value() });
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(
    new RegExp(`^${setting} cannot be used: (?!.*secret).*${cause.source}`),
  );
});

it('says when it makes a new store, as where a disk is not mounted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'new-'));
  const info = vi.fn();
  for (const start of ['first', 'second']) {
    await (await openSqlite(dataDir, { error: vi.fn(), info })).close();
    expect(info, start).toHaveBeenCalledExactlyOnceWith(
      { file: sqliteFile(dataDir) },
      'A new, empty lead store is made',
    );
  }
});

it('says of a new store only when there is one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file');
  writeFileSync(file, '');
  const info = vi.fn();
  await expect(openSqlite(file, { error: vi.fn(), info })).rejects.toThrow();
  expect(info).not.toHaveBeenCalled();
});

it('runs no write again that is committed, when its files were replaced and cannot be moved back at once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'replaced-'));
  const file = sqliteFile(dataDir);
  // Said before each attempt to move the store back. Only the first one meets something else at its place.
  const error = vi.fn(() => error.mock.calls.length > 1 && rmSync(file));
  await (await open({ DATA_DIR: dataDir })).close();
  const database = await openSqlite(dataDir, { error, info: vi.fn() });
  const runs: string[] = [];
  const replace = () => {
    rmSync(file);
    writeFileSync(file, 'no database');
  };
  const writes = [() => runs.push('first'), () => runs.push('second'), replace].map((run) =>
    database.write(async () => run()),
  );
  for (const { status } of await Promise.allSettled(writes)) expect(status).toBe('rejected');
  expect(runs).toEqual(['first', 'second']);
  await database.close();
});

it('stores again what it held when its file is a link, and what that leads to is removed', async () => {
  const [dataDir = '', disk = ''] = ['link-', 'disk-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  await (await open({ DATA_DIR: disk })).close();
  symlinkSync(sqliteFile(disk), sqliteFile(dataDir));
  await using store = await open({ DATA_DIR: dataDir });
  const submit = (message: string) =>
    store.submit({ kind: 'contact', payload: contact(message) }, 'received');
  await submit('before');
  for (const name of readdirSync(disk)) rmSync(join(disk, name));
  await submit('after');
  expect(await leadsIn(store)).toHaveLength(2);
});

it.skipIf(process.platform !== 'linux')('keeps no file open that is no database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-database-'));
  writeFileSync(sqliteFile(dataDir), Buffer.alloc(8192, 'x'));
  for (let round = 0; round < 3; round += 1)
    await expect(open({ DATA_DIR: dataDir })).rejects.toThrow(/not a database/);
  const openFiles = readdirSync('/proc/self/fd').map((each) => {
    try {
      return readlinkSync(`/proc/self/fd/${each}`);
    } catch {
      // Another test of this process has closed it since.
      return '';
    }
  });
  expect(openFiles.filter((file) => file.startsWith(dataDir))).toEqual([]);
});
