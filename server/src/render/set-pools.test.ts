import { expect, it } from 'vitest';
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

it('opens one set at a time for visitors, clients in turn, however many sets a client names', async () => {
  const { pools, finish, most } = open();
  const asked = Array.from({ length: 40 }, (_, news) =>
    pools.poolFor(set(news), 'a stranger').catch((error) => error),
  );
  const visitor = pools.poolFor(set(99), 'a visitor');
  for (let opened = 0; opened < 3; opened += 1) await finish();
  expect((await visitor).set).toEqual(set(99));
  for (let opened = 0; opened < 4; opened += 1) await finish();
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => outcome instanceof Overloaded).length).toBeGreaterThan(30);
  expect(most()).toBe(1);
});

it('shares a set that is opening among all visitors, and opens the live set without queueing', async () => {
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
