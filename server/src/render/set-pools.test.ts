import { expect, it } from 'vitest';
import { releaseSet } from '../releases/release-set';
import { poolOf } from '../testing/live-site';
import { createSetPools } from './set-pools';

/** Set pools that finish warming when the test calls `finish`. */
function open() {
  const warming: (() => void)[] = [];
  let most = 0;
  const pools = createSetPools({
    load: async (set) => ({ set, manifests: {}, folders: {}, problems: [] }),
    openPool: (loaded) => poolOf(loaded.set),
    warm: async () => {
      await new Promise<void>((resolve) => {
        warming.push(resolve);
        most = Math.max(most, warming.length);
      });
    },
    logger: { error() {} },
  });
  const finish = async () => {
    await expect.poll(() => warming.length).toBeGreaterThan(0);
    warming.shift()?.();
  };
  return { pools, finish, most: () => most };
}

const set = (news: number) => releaseSet({ shell: 'a1', news: `b${news}` });

it('shares a set that is opening among all visitors, and opens the live set at once', async () => {
  const { pools, finish, most } = open();
  const asked = Array.from({ length: 50 }, () => pools.poolFor(set(1)));
  await finish();
  const opened = await Promise.all(asked);
  expect(new Set(opened).size).toBe(1);
  expect(pools.opened(set(1).id)).toBe(opened[0]);
  expect(most()).toBe(1);
  const other = pools.poolFor(set(2));
  const live = pools.pin(set(3));
  await finish();
  await finish();
  expect([(await other).set, (await live).set]).toEqual([set(2), set(3)]);
});
