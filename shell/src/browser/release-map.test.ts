import { afterEach, expect, it, vi } from 'vitest';
import { createReleaseMap } from './release-map';

afterEach(() => vi.unstubAllGlobals());

it('fetches the map once, and again after a failure', async () => {
  const fetched = vi.fn(async () => Response.json({})).mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  const map = createReleaseMap('one');
  await expect(map()).rejects.toThrow('offline');
  expect(await Promise.all([map(), map()])).toEqual([{}, {}]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
