import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LeadStore, openLeadStore } from '../../server/src/leads/store';
import { contact } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';

const error = vi.fn();
let dataDir: string;
let store: LeadStore;
const open = (from = dataDir) => openLeadStore({ dataDir: from }, { logger: { ...logger, error } as never });
const file = (end = '') => join(dataDir, `leads.db${end}`);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lost-files-'));
  store = await open();
  error.mockClear();
});
afterEach(() => store.close());

const submit = (message: string, to = store) =>
  to.submit({ kind: 'contact', payload: contact(message) }, 'received');

async function messagesIn(from: LeadStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { payload } of from.list()) if ('message' in payload) found.push(payload.message);
  return found.sort();
}

/** What a server finds that starts on these files after this one was killed. */
async function afterRestart(): Promise<string[]> {
  await using next = await open();
  return messagesIn(next);
}

it.each<[string, () => void]>([
  ['the whole folder is removed', () => rmSync(dataDir, { recursive: true })],
  ['the database is removed', () => rmSync(file())],
  ['its log is removed', () => rmSync(file('-wal'))],
  ['all its files are moved away', () => renameSync(dataDir, `${dataDir}-away`)],
])('keeps what it stored before and after %s', async (_, take) => {
  await submit('before');
  take();
  await submit('after');
  expect(await afterRestart()).toEqual(['after', 'before']);
  expect(await messagesIn(store)).toEqual(['after', 'before']);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { file: file() },
    expect.stringContaining('was removed or replaced'),
  );
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('brings what it held to a store that takes the place of its own', async () => {
  await submit('first');
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  await store.copyTo?.(join(copy, 'leads.db'));
  await submit('second');
  for (const end of ['', '-wal', '-shm']) rmSync(file(end));
  cpSync(join(copy, 'leads.db'), file());
  await submit('third');
  expect(await afterRestart()).toEqual(['first', 'second', 'third']);
});

it('acknowledges nothing while something else is at its place, and forgets nothing', async () => {
  await submit('before');
  renameSync(file(), file('.away'));
  cpSync(import.meta.filename, file());
  await expect(submit('during')).rejects.toThrow('not a database');
  rmSync(file());
  await submit('after');
  expect(await messagesIn(store)).toContain('before');
  expect(await messagesIn(store)).toContain('after');
});

it('is stored again by each of two servers on one folder', async () => {
  await using other = await open();
  await submit('one');
  await submit('two', other);
  rmSync(dataDir, { recursive: true });
  await Promise.all([submit('three'), submit('four', other)]);
  expect(await afterRestart()).toEqual(['four', 'one', 'three', 'two']);
});

it('is stored again when it closes, although nobody wrote', async () => {
  await submit('before');
  rmSync(dataDir, { recursive: true });
  await store.close();
  store = await open();
  expect(await messagesIn(store)).toEqual(['before']);
});

it('leaves everything in the one file after a clean stop', async () => {
  await submit('here');
  await store.close();
  expect(existsSync(file('-wal')) && statSync(file('-wal')).size).toBeFalsy();
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(file(), join(copy, 'leads.db'));
  store = await open(copy);
  expect(await messagesIn(store)).toEqual(['here']);
});
