import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { DRAFT, removeAbandoned, writeDurably, writeOnce } from './write-durably';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rm: vi.fn(real.rm) };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durably-'));
});

it.each([
  ['writeDurably', writeDurably],
  ['writeOnce', writeOnce],
])('%s syncs the text before the file is there, and then its folder', async (_name, write) => {
  const file = join(folder, 'a.eml');
  await using anyHandle = await open(folder);
  const { sync } = anyHandle;
  const synced: object[] = [];
  const spy = vi.spyOn(Object.getPrototypeOf(anyHandle), 'sync');
  spy.mockImplementation(async function (this: FileHandle) {
    const stat = await this.stat();
    synced.push({ bytes: stat.isFile() ? stat.size : 'folder', isThere: existsSync(file) });
    await sync.call(this);
  });
  await write(file, 'text');
  spy.mockRestore();
  expect(synced).toEqual([
    { bytes: 4, isThere: false },
    { bytes: 'folder', isThere: true },
  ]);
});

it('leaves no draft when the text cannot be written', async () => {
  const unwritable = Symbol('text') as unknown as string;
  await expect(writeDurably(join(folder, 'a.eml'), unwritable)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves no draft when the file cannot be replaced', async () => {
  mkdirSync(join(folder, 'a.eml'));
  await expect(writeDurably(join(folder, 'a.eml'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a.eml']);
});

it('deletes abandoned drafts, and leaves those that only another user may delete', async () => {
  for (const name of ['1', '2', '3']) {
    mkdirSync(join(folder, DRAFT + name));
    if (name !== '3') utimesSync(join(folder, DRAFT + name), 0, 0);
  }
  vi.mocked(rm).mockRejectedValueOnce(Object.assign(new Error('not permitted'), { code: 'EACCES' }));
  await removeAbandoned(folder);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).toContain(`${DRAFT}3`);
});
