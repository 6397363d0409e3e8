import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Claim } from '../../server/src/leads/lead';
import { type LeadStore, openLeadStore } from '../../server/src/leads/store';
import { contact, leadsIn, registration } from '../../server/src/testing/leads';
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

it('neither delivers again nor leaves out what changed since the copy that takes its place', async () => {
  const register = (companySlug: string) =>
    store.submit(
      {
        kind: 'registration',
        payload: { ...registration('ada@example.org'), companySlug, companyName: '', pipelineId: '1' },
      },
      'received',
    );
  await register('first');
  const first = await store.claim('registration');
  const copy = join(mkdtempSync(join(tmpdir(), 'copy-')), 'leads.db');
  await store.copyTo?.(copy);
  await sleep(2);
  await store.settle(first as Claim, { state: 'delivered' });
  await register('second');
  const second = await store.claim('registration');
  for (const end of ['', '-wal', '-shm']) rmSync(file(end));
  cpSync(copy, file());
  await store.settle(second as Claim, { state: 'delivered' });
  expect((await leadsIn(store)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
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

it('acknowledges nothing while its folder cannot be read, as on a disk that went away, and goes on afterwards', async () => {
  await submit('before');
  renameSync(dataDir, `${dataDir}-away`);
  // A link to itself, which not even root can follow.
  symlinkSync(dataDir, dataDir);
  for (const message of ['during', 'still']) await expect(submit(message)).rejects.toThrow('ELOOP');
  rmSync(dataDir);
  renameSync(`${dataDir}-away`, dataDir);
  await submit('after');
  expect(await afterRestart()).toEqual(['after', 'before']);
});

/** Puts a backup over the file of a store, which has had as many leads since, and whose log was emptied at these times. */
async function overwrite(...emptied: ('before' | 'after')[]): Promise<string> {
  const submitMany = (text: string) =>
    Promise.all(Array.from({ length: 30 }, (_, index) => submit(`${text} ${index}`)));
  const copy = join(mkdtempSync(join(tmpdir(), 'copy-')), 'leads.db');
  await submitMany('copied');
  await store.copyTo?.(copy);
  if (emptied.includes('before')) await store.scrub();
  await submitMany('later');
  if (emptied.includes('after')) await store.scrub();
  // In the same file, other than `cpSync`, which makes a new one.
  copyFileSync(copy, file());
  return copy;
}

it.each(['before', 'after'] as const)(
  'acknowledges nothing once a copy was put over its file, and leaves that as it is (log emptied %s)',
  async (emptied) => {
    const copy = await overwrite(emptied);
    for (const use of [() => submit('during'), store.probe, store.close])
      await expect(use()).rejects.toThrow('leads.db is damaged, as by a copy that was put over it');
    expect(readFileSync(file()).equals(readFileSync(copy))).toBe(true);
    // This process keeps the damaged one open, until it ends.
    store = await open(dirname(copy));
    expect(await messagesIn(store)).toHaveLength(30);
  },
);

it('goes on where its log has all that a copy was put over', async () => {
  await overwrite();
  await submit('during');
  expect(await messagesIn(store)).toHaveLength(61);
});

it('goes on without a word when another process moves the log into the file', async () => {
  await using other = await open();
  for (const message of ['one', 'two']) {
    await submit(message);
    await other.scrub();
  }
  expect(await messagesIn(store)).toEqual(['one', 'two']);
  expect(error).not.toHaveBeenCalled();
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
