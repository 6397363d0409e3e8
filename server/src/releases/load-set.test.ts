import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestOf } from '../testing/manifest';
import { build, publish, store } from '../testing/releases';
import { loadSet } from './load-set';
import { releaseSet } from './release-set';

it('refuses builds whose code does not fit its hashes or that are not there, and says which', async () => {
  await publish(build('shell', 'a1'), build('news', 'b1'));
  const set = releaseSet({ shell: 'a1', news: 'b1', faq: 'c1' });
  writeFileSync(join(await store.folder('news', 'b1'), 'server/area.js'), 'broken on disk');
  const { manifests, folders, problems } = await loadSet(store, set);
  expect(Object.keys(manifests)).toEqual(['news', 'shell']);
  expect(folders).toEqual({ shell: await store.folder('shell', 'a1') });
  expect(problems).toEqual([
    'There is no build c1 of faq: publish it first',
    'news b1: server/area.js is damaged',
  ]);
});

it('asks the store for a damaged build once more, which may hold a copy elsewhere', async () => {
  await publish(build('news', 'b1'));
  const file = join(await store.folder('news', 'b1'), 'server/area.js');
  const [whole, set] = [readFileSync(file), releaseSet({ news: 'b1' })];
  writeFileSync(file, '');
  const renewing = { ...store, renew: async () => writeFileSync(file, whole) };
  expect((await loadSet(renewing, set)).problems).toEqual([]);
  writeFileSync(file, '');
  expect((await loadSet(store, set)).problems).toEqual(['news b1: server/area.js is damaged']);
});

it('refuses the build alone of a file that cannot be read', async () => {
  await publish(build('shell', 'a1'), build('news', 'b1'));
  const file = join(await store.folder('news', 'b1'), 'server/area.js');
  rmSync(file);
  symlinkSync(file, file);
  const { folders, problems } = await loadSet(store, releaseSet({ shell: 'a1', news: 'b1' }));
  expect(Object.keys(folders)).toEqual(['shell']);
  expect(problems).toEqual(['news b1: server/area.js is missing or unreadable']);
});

it('leaves it to browsers to refuse what only they load', async () => {
  const integrity = { 'client/a.js': 'sha256-other' };
  const manifest = manifestOf('shell', 'a1', { integrity });
  await store.addBuild(build('shell', 'a1'), { manifest, by: 'ada', at: new Date(0).toISOString() });
  expect((await loadSet(store, releaseSet({ shell: 'a1' }))).problems).toEqual([]);
});
