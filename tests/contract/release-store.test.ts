import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolderStore } from '../../server/src/releases/store/folder-store';
import { change, describeReleaseStore } from './release-store-suite';

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
  await store.append(change(1, 'b1'));
  await store.append(change(2, 'b2'));
  const [newest = ''] = readdirSync(join(folder, 'changes')).sort().reverse();
  writeFileSync(join(folder, 'changes', newest), '{"number":2,');
  const other = openFolderStore(folder, (file) => unreadable.push(file));
  expect((await other.changes()).map(({ number }) => number)).toEqual([1]);
  expect(unreadable).toEqual([join(folder, 'changes', newest)]);
  expect(await other.append(change(2, 'b2'))).toBe(true);
  expect((await other.changes())[0]).toEqual(change(2, 'b2'));
  rmSync(folder, { recursive: true });
});
