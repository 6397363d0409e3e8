import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest } from '@sharemore/platform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseSet } from '../releases/release-set';
import { openFolderStore } from '../releases/store/folder-store';
import type { ReleaseStore } from '../releases/store/release-store';
import { findTouched } from './judge-scope';
import { loadSet } from './loaded-set';

let work: string;
let store: ReleaseStore;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'judge-scope-'));
  store = openFolderStore(join(work, 'releases'));
  await publish('shell', '1');
  await publish('shell', '2');
  await publish('finder', '1', { slots: ['find'] });
  await publish('finder', '2', { slots: [] });
  await publish('advice', '1', { slots: ['advise'], shows: 'find' });
  await publish('home', '1', { shows: 'advise' });
  await publish('news', '1');
  await publish('news', '2');
  await publish('help', '1');
});
afterAll(async () => {
  await store.close();
  rmSync(work, { recursive: true });
});

async function publish(
  area: string,
  build: string,
  { slots = [], shows }: { slots?: string[]; shows?: string } = {},
) {
  const folder = join(work, area, build);
  mkdirSync(join(folder, 'server/chunks'), { recursive: true });
  writeFileSync(join(folder, 'server/area.js'), 'export const area = {};');
  if (shows) writeFileSync(join(folder, 'server/chunks/page.js'), `jsx(Slot, { name: "${shows}" });`);
  const part = { modules: [], styles: [] };
  const manifest: AreaManifest = {
    area,
    build,
    contract: 1,
    platform: '*',
    entry: 'entry.js',
    base: part,
    pages: {},
    slots: Object.fromEntries(slots.map((name) => [name, part])),
    fonts: [],
    provides: {},
    imports: {},
    examples: {},
    integrity: {},
  };
  writeFileSync(join(folder, 'area.json'), JSON.stringify(manifest));
  await store.addBuild(folder, { manifest, by: 'a test', at: new Date().toISOString() });
}

const live = { shell: '1', finder: '1', advice: '1', home: '1', news: '1' };
async function touchedBy(change: Record<string, string>): Promise<string[]> {
  const loaded = await loadSet(store, releaseSet({ ...live, ...change }));
  return [...(await findTouched(store, loaded, releaseSet(live)))].sort();
}

it('a change touches its own area alone where nobody shows a slot of it', async () => {
  expect(await touchedBy({ news: '2' })).toEqual(['news']);
});

it('a new area touches itself', async () => {
  expect(await touchedBy({ help: '1' })).toEqual(['help']);
});

it('a change of slots, one taken away included, touches whoever shows them, through other slots too', async () => {
  expect(await touchedBy({ finder: '2' })).toEqual(['advice', 'finder', 'home']);
});

it('a new shell touches all, and so does a first set', async () => {
  expect(await touchedBy({ shell: '2' })).toEqual(Object.keys(live).sort());
  const loaded = await loadSet(store, releaseSet(live));
  expect([...(await findTouched(store, loaded, undefined))].sort()).toEqual(Object.keys(live).sort());
});
