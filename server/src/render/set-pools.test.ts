import { expect, it, vi } from 'vitest';
import { releaseSet } from '../releases/release-set';
import { poolOf } from '../testing/live-site';
import { Overloaded } from './render-queue';
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

it('opens few sets a minute for one visitor, and not many for all', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { pools, finish } = open();
  let news = 0;
  /** How many of six further sets are opened for a client. */
  const openSix = async (client: string) => {
    let count = 0;
    for (const last = news + 6; news < last; news += 1) {
      const outcome = pools.poolFor(set(news), client).catch((error) => error);
      const refused = await Promise.race([outcome, new Promise((soon) => setImmediate(soon))]);
      if (refused instanceof Overloaded) continue;
      await finish();
      await outcome;
      count += 1;
    }
    return count;
  };
  const clients = ['a', 'b', 'c', 'd'];
  const counts = [];
  for (const client of clients) counts.push(await openSix(client));
  expect(counts).toEqual([4, 4, 4, 0]);
  vi.advanceTimersByTime(60_001);
  expect(await openSix('d')).toBe(4);
  vi.useRealTimers();
});

it('shares a set that is opening among all visitors, and opens the live set at once', async () => {
  const { pools, finish, most } = open();
  const asked = Array.from({ length: 50 }, (_, client) => pools.poolFor(set(1), `client ${client}`));
  await finish();
  const opened = await Promise.all(asked);
  expect(new Set(opened).size).toBe(1);
  expect(pools.opened(set(1).id)).toBe(opened[0]);
  expect(most()).toBe(1);
  const other = pools.poolFor(set(2), 'a stranger');
  const live = pools.pin(set(3));
  await finish();
  await finish();
  expect([(await other).set, (await live).set]).toEqual([set(2), set(3)]);
});
