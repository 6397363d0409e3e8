import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseSet } from '../../server/src/releases/release-set';
import { openFolderStore } from '../../server/src/releases/store/folder-store';
import { describeReleaseStore } from './release-store-suite';

describeReleaseStore(
  'a folder',
  async () => mkdtempSync(join(tmpdir(), 'release-store-')),
  async (folder) => openFolderStore(folder),
  async (folder) => rmSync(folder, { recursive: true, force: true }),
);

it('goes on from the last change that can be read, names the file that cannot, and can be mended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-store-'));
  const unreadable: string[] = [];
  const store = openFolderStore(folder, (file) => unreadable.push(file));
  const change = (number: number) => ({
    number,
    action: 'promote' as const,
    set: releaseSet({ shell: `a${number}` }),
    by: 'ada',
    at: '2026-11-21T10:00:00.000Z',
    why: '',
  });
  await store.append(change(1));
  await store.append(change(2));
  const [newest = ''] = readdirSync(join(folder, 'changes')).sort().reverse();
  writeFileSync(join(folder, 'changes', newest), '{"number":2,');
  const other = openFolderStore(folder, (file) => unreadable.push(file));
  expect((await other.changes()).map(({ number }) => number)).toEqual([1]);
  expect(unreadable).toEqual([join(folder, 'changes', newest)]);
  expect(await other.append(change(2))).toBe(true);
  expect((await other.changes())[0]?.set.builds).toEqual({ shell: 'a2' });
  rmSync(folder, { recursive: true });
});
