import type { AreaManifest } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { releaseSet } from '../releases/release-set';
import { areasAtRisk } from './areas-at-risk';

/** The slots of the build `AREA1` and of the one after it. */
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

it('is the changed area alone where it has no slots, a new one too', async () => {
  expect(await atRisk({ news: '2' })).toEqual(['news']);
  expect(await atRisk({ help: '1' })).toEqual(['help']);
});

it('are all areas when one with slots changes, the build that took its slots away included', async () => {
  expect(await atRisk({ finder: '2' })).toEqual(['finder', 'home', 'news', 'shell']);
  const { finder: _, ...rest } = live;
  expect(await atRisk({}, rest)).toEqual(['finder', 'home', 'news', 'shell']);
});

it('are all areas with a new shell, and with a first set', async () => {
  expect(await atRisk({ shell: '2' })).toEqual(['finder', 'home', 'news', 'shell']);
  expect(await atRisk({}, null)).toEqual(['finder', 'home', 'news', 'shell']);
});
