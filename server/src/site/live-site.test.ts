import { expect, it, vi } from 'vitest';
import { explain } from '../observe/error-words';
import { releaseSet } from '../releases/release-set';
import { openFolderStore } from '../releases/store';
import type { Change } from '../releases/store/records';
import type { ReleaseStore } from '../releases/store/release-store';
import type { RenderPool } from '../render/render-pool';
import { Overloaded } from '../render/render-queue';
import { poolOf } from '../testing/live-site';
import { logger } from '../testing/silent-logger';
import { followLiveSet, type Serving } from './live-site';

const set = (news: number) => releaseSet({ shell: 'a1', news: `b${news}` });
const change = (number: number, more: Partial<Change> = {}): Change => ({
  number,
  action: 'promote',
  set: set(number),
  by: 'a test',
  at: new Date(0).toISOString(),
  why: 'a test',
  ...more,
});

/** Follows a log that holds one change, or `changes`. Warming waits for `warmings`, by set. */
async function open(
  warmings = new Map<string, Promise<void>>(),
  changes = vi.fn(async () => [change(1)]),
  changesOfPool: () => Partial<RenderPool> = () => ({}),
  changesOfStore: Partial<ReleaseStore> = {},
) {
  let look = () => {};
  const closed: string[] = [];
  const watch = (onChange: () => void) => {
    look = onChange;
    return () => {};
  };
  const site = await followLiveSet({
    store: { ...openFolderStore('/none'), changes, watch, ...changesOfStore },
    logger,
    openPool: ({ set }) => poolOf(set, { ...changesOfPool(), close: async () => void closed.push(set.id) }),
    warm: async (pool) => warmings.get(pool.set.id),
  });
  return { site, changes, look: () => look(), warmings, closed };
}

it('says in one line that no set can be served', async () => {
  const fails = Promise.reject(new Error('the shell fails'));
  fails.catch(() => {});
  const opened = open(new Map([[set(1).id, fails]]));
  const line = `No release set can be served; the newest: set ${set(1).id} cannot be served: the log says why`;
  expect(explain(await opened.catch((error) => error))).toBe(line);
});

it('tries the newest set again when the machine is too busy to start its workers', async () => {
  const warmings = new Map<string, Promise<void>>();
  vi.spyOn(warmings, 'get').mockImplementationOnce(() => Promise.reject(new Overloaded()));
  const { site } = await open(warmings);
  expect(site.serving().live.set).toEqual(set(1));
});

it('says that it is not up while no worker starts, and goes on with what is live by then', async () => {
  const logged = vi.spyOn(logger, 'error');
  const hangs = Promise.reject(new Overloaded());
  hangs.catch(() => {});
  const changes = vi
    .fn(async () => [change(2), change(1)])
    .mockResolvedValueOnce([change(1)])
    // The database may be away for a moment.
    .mockRejectedValueOnce(new Error('ECONNREFUSED'));
  const { site } = await open(new Map([[set(1).id, hangs]]), changes);
  expect(site.serving().live.set).toEqual(set(2));
  const line = expect.stringContaining('no render process starts');
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ set: set(1).id }), line);
});

it('opens a set again, of which builds were lost when it was opened, until they are there', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const problems = [['news is lost'], ['news is lost'], []];
  const { site, look, closed } = await open(undefined, undefined, () => ({
    problems: problems.shift() ?? [],
  }));
  for (const opened of [1, 2, 2]) {
    vi.advanceTimersByTime(30_001);
    // Asks again, because it does not look while the look before goes on.
    const lookAgain = async () => {
      look();
      await new Promise(setImmediate);
      return closed;
    };
    await expect.poll(lookAgain).toHaveLength(opened);
  }
  expect(site.serving().live.problems).toEqual([]);
  vi.useRealTimers();
});

it('says which build lacks a file, and asks the store for it', async () => {
  const renew = vi.fn(async () => {});
  const { site, look } = await open(undefined, undefined, undefined, {
    folder: async () => import.meta.dirname,
    renew,
  });
  look();
  await expect.poll(() => site.serving().problem).toContain('the builds of news, shell cannot be read');
  expect(renew).toHaveBeenCalledWith('news', 'b1');
});

it('reads the log once at a time, however long that takes', async () => {
  const { changes, look } = await open();
  changes.mockReturnValueOnce(new Promise(() => {}));
  for (let poll = 0; poll < 5; poll += 1) look();
  expect(changes).toHaveBeenCalledTimes(2);
});

it.each(['opens', 'fails'] as const)(
  'serves a new set while its rollout %s, whatever visitors open',
  async (end) => {
    const { site, changes, look, warmings, closed } = await open();
    const rollout = { opens() {}, fails() {} };
    warmings.set(
      set(3).id,
      new Promise((resolve, reject) => {
        rollout.opens = resolve;
        rollout.fails = () => reject(new Error('the shell fails'));
      }),
    );
    changes.mockResolvedValue([change(2, { rollout: { set: set(3), percent: 10 } })]);
    const visit = async (...numbers: number[]) => {
      for (const number of numbers) await site.poolFor(set(number));
    };
    look();
    await expect.poll(() => site.opened(set(2).id)).toBeDefined();
    await visit(4, 5, 6);
    expect(closed).toEqual([]);
    rollout[end]();
    const isOver = ({ rollout, problem }: Serving) =>
      rollout !== null || problem?.includes('cannot be served');
    await expect.poll(() => isOver(site.serving())).toBe(true);
    expect(site.serving().live.set).toEqual(set(2));
    if (end === 'opens') expect(site.serving().problem).not.toContain('cannot be served');
    await visit(7, 8, 9);
    expect(closed).not.toContain(set(2).id);
  },
);
