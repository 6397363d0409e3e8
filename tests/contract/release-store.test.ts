import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFolderStore } from '../../server/src/releases/store';
import { describeReleaseStore } from './release-store-suite';
import { buildFolder, change, newsBuild } from './release-stores';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rm: vi.fn(real.rm) };
});

const entry = (folder: string, number: number) => join(folder, `changes/0000000${number}.json`);

const createFolder = () => mkdtempSync(join(tmpdir(), 'release-store-'));

describeReleaseStore({
  name: 'a folder',
  create: async () => createFolder(),
  open: async (folder) => openFolderStore(folder),
  damage: async (folder, number) => writeFileSync(entry(folder, number), '{"number":'),
  clear: async (folder) => rmSync(join(folder, 'changes'), { recursive: true }),
});

let folder: string;
beforeEach(() => {
  folder = createFolder();
});

it.each(['', 'abc123', 'ab'.repeat(15), `${'ab'.repeat(31)}xy`])(
  'refuses the secret %j, with which anybody could sign previews',
  async (text) => {
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, 'secrets/previews.json'), text);
    await expect(openFolderStore(folder).secret()).rejects.toThrow(/^The secret of previews .* delete it/);
  },
);

it('rejects with the cause, and replaces nothing, when an entry cannot be read', async () => {
  const store = openFolderStore(folder);
  await store.append(change(1, 'b1'));
  // Reading a folder as a file fails even for root.
  mkdirSync(entry(folder, 2));
  const unreadable = expect.objectContaining({ code: 'EISDIR' });
  await expect(store.changes()).rejects.toEqual(unreadable);
  expect(await store.append(change(2, 'b2'))).toBe(false);
  expect(statSync(entry(folder, 2)).isDirectory()).toBe(true);
});

it('does not treat a log whose folder cannot be listed as empty', async () => {
  const store = openFolderStore(folder);
  symlinkSync('changes', join(folder, 'changes'));
  await expect(store.changes()).rejects.toMatchObject({ code: 'ELOOP' });
});

it('cleans up after a failed upload, and after an upload whose process was killed', async () => {
  const store = openFolderStore(folder);
  const [old, fresh] = [join(folder, 'news/b0.arriving-1'), join(folder, 'news/b0.arriving-2')];
  mkdirSync(old, { recursive: true });
  mkdirSync(fresh);
  utimesSync(old, 0, Date.now() / 1000 - 2 * 60 * 60);
  await expect(store.addBuild(join(folder, 'nowhere'), newsBuild('b1'))).rejects.toThrow('ENOENT');
  const source = buildFolder('whole');
  // A folder in place of the build's record makes the write fail, as a full disk would.
  mkdirSync(join(folder, 'builds/news@b2.json/x'), { recursive: true });
  await expect(store.addBuild(source, newsBuild('b2'))).rejects.toThrow('EISDIR');
  expect(readdirSync(join(folder, 'news'))).toEqual(['b0.arriving-2', 'b2']);
  expect(readdirSync(join(folder, 'builds'))).toEqual(['news@b2.json']);
  expect(await store.build('news', 'b1')).toBeNull();
});

it('removes at the next change what a process that was killed left of entries, tokens and the secret', async () => {
  const store = openFolderStore(folder);
  const left = [
    'changes/1.json.arriving-1',
    'tokens/1.json.arriving-1',
    'secrets/1.json.arriving-1',
    'changes/new.arriving-1',
  ];
  for (const draft of left) {
    mkdirSync(dirname(join(folder, draft)), { recursive: true });
    writeFileSync(join(folder, draft), '');
    if (!draft.includes('new')) utimesSync(join(folder, draft), 0, Date.now() / 1000 - 2 * 60 * 60);
  }
  await store.append(change(1, 'b1'));
  expect(readdirSync(folder)).toEqual(['changes', 'secrets', 'tokens']);
  expect(readdirSync(join(folder, 'changes'))).toEqual(['00000001.json', 'new.arriving-1']);
  for (const emptied of ['secrets', 'tokens']) expect(readdirSync(join(folder, emptied))).toEqual([]);
});

it('loses track of no files when its process is killed while it removes a build', async () => {
  const store = openFolderStore(folder);
  const { rm: real } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  for (const before of [[], [real]]) {
    await store.addBuild(buildFolder('whole'), newsBuild('b1'));
    for (const call of before) vi.mocked(rm).mockImplementationOnce(call);
    vi.mocked(rm).mockRejectedValueOnce(new Error('killed'));
    await expect(store.removeBuild('news', 'b1')).rejects.toThrow('killed');
    await store.removeBuild('news', 'b1');
    for (const emptied of ['news', 'builds']) expect(readdirSync(join(folder, emptied))).toEqual([]);
  }
});

it('lets others read builds, and nobody the secrets', async () => {
  const store = openFolderStore(folder);
  await store.addBuild(buildFolder('whole'), newsBuild('b1'));
  await store.secret();
  const modeOf = (file: string) => (statSync(join(folder, file)).mode & 0o777).toString(8);
  expect(['news/b1', 'builds/news@b1.json', 'secrets', 'secrets/previews.json'].map(modeOf)).toEqual([
    ...['755', '644'],
    ...['700', '600'],
  ]);
});

it('reports a log that is a file, instead of taking the store for an empty one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  writeFileSync(join(root, 'changes'), '');
  await expect(openFolderStore(root).changes()).rejects.toThrow(/ENOTDIR.*changes/);
});
