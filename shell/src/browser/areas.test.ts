import type { AreaModule } from '@sharemore/platform/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAreas, type ImportArea } from './areas';

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const area: AreaModule = { routes: [] };
const loaded = { ...area, title: 'News' };
const boot = {
  release: 'one',
  areas: { 'mf-news': { entry: '/r/mf-news/one/remoteEntry.js', styles: [], title: 'News' } },
};
const areasWith = (importArea: ImportArea) => createAreas(boot, importArea);

it('loads an area once, after one retry at a fresh address', async () => {
  const importArea = vi.fn<ImportArea>(async () => area).mockRejectedValueOnce(new Error('offline'));
  const areas = areasWith(importArea);
  expect(await Promise.all([areas.load('mf-news'), areas.load('mf-news')])).toEqual([loaded, loaded]);
  expect(importArea.mock.calls.map(([, isRetry]) => isRetry)).toEqual([false, true]);
});

it('loads an area anew after a load that failed for good', async () => {
  const importArea = vi.fn<ImportArea>(async () => area);
  for (const _attempt of [1, 2]) importArea.mockRejectedValueOnce(new Error('offline'));
  const areas = areasWith(importArea);
  await expect(areas.load('mf-news')).rejects.toThrow('offline');
  expect(await areas.load('mf-news')).toEqual(loaded);
});

it('gives up an area that does not answer within five seconds', async () => {
  vi.useFakeTimers();
  const loaded = expect(areasWith(() => new Promise(() => {})).load('mf-news')).rejects.toThrow(
    'within 5 seconds',
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await loaded;
});

it('fetches the map of the release set once, and again after a failure', async () => {
  const fetched = vi.fn(async () => Response.json({})).mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  const areas = areasWith(async () => area);
  await expect(areas.ownerOf('what-if')).rejects.toThrow('offline');
  expect(await Promise.all([areas.ownerOf('what-if'), areas.fetchPage('/news')])).toEqual([undefined, null]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
