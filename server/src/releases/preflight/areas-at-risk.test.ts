import type { AreaManifest } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { releaseSet } from '../release-set';
import { areasAtRisk } from './areas-at-risk';

/** The slots of each build, by area and build id. */
const slots: Record<string, string[]> = { finder1: ['find'], finder2: [], news1: [], news2: [] };
const manifestOf = (area: string, build: string) =>
  ({ slots: Object.fromEntries((slots[area + build] ?? []).map((name) => [name, {}])) }) as AreaManifest;
const store = {
  build: async (area: string, build: string) => ({ manifest: manifestOf(area, build), by: 'a test', at: '' }),
};
const live = { shell: '1', finder: '1', home: '1', news: '1' };

function atRisk(change: Record<string, string>, before: Record<string, string> | null = live) {
  const set = releaseSet({ ...live, ...change });
  const manifests = Object.entries(set.builds).map(([area, build]) => [area, manifestOf(area, build)]);
  return areasAtRisk(
    store,
    { set, manifests: Object.fromEntries(manifests) },
    before ? releaseSet(before) : undefined,
  );
}

it('is only the changed or new area if that has no slots', async () => {
  expect(await atRisk({ news: '2' })).toEqual(['news']);
  expect(await atRisk({ help: '1' })).toEqual(['help']);
});

it('is all areas if an area with slots is added or loses its slots', async () => {
  expect(await atRisk({ finder: '2' })).toEqual(['finder', 'home', 'news', 'shell']);
  const { finder: _, ...rest } = live;
  expect(await atRisk({}, rest)).toEqual(['finder', 'home', 'news', 'shell']);
});

it('is all areas for a new shell and for the first set', async () => {
  expect(await atRisk({ shell: '2' })).toEqual(['finder', 'home', 'news', 'shell']);
  expect(await atRisk({}, null)).toEqual(['finder', 'home', 'news', 'shell']);
});
