import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRolloutWatch } from './rollout-watch';

let rollout: string | null;
let taken: [setId: string, why: string][];
let watch: ReturnType<typeof createRolloutWatch>;

beforeEach(() => {
  rollout = 'new';
  taken = [];
  watch = createRolloutWatch({
    sets: () => (rollout ? { live: 'old', rollout } : null),
    abort: (...each) => taken.push(each),
  });
});
const views = (set: string, count: number) => {
  for (let index = 0; index < count; index += 1) watch.viewed(set, () => `client ${index}`);
};
const failures = (set: string, count: number, from = 0) => {
  for (let index = from; index < from + count; index += 1) watch.failed(set, `client ${index}`);
};

it('ends a rollout that does worse than the live set once, with the reason', () => {
  views('old', 200);
  views('new', 20);
  failures('new', 5);
  expect(taken).toEqual([]);
  failures('new', 1, 5);
  expect(taken).toEqual([['new', 'worse than set old: failed for 6 of 20 visitors, before for 0.0 %']]);
  failures('new', 1, 6);
  expect(taken).toHaveLength(1);
});

it('counts one failure per client, so that a single client cannot end a rollout', () => {
  views('old', 200);
  views('new', 20);
  for (let index = 0; index < 50; index += 1) watch.failed('new', 'client 0');
  expect(taken).toEqual([]);
  failures('new', 5, 1);
  expect(taken[0]?.[1]).toContain('failed for 6 of 20 visitors');
});

it('counts one visit per client, so that a single client cannot hide failures', () => {
  views('new', 20);
  for (let index = 0; index < 10_000; index += 1) watch.viewed('new', () => 'client 0');
  views('old', 100);
  failures('old', 1);
  failures('new', 8);
  expect(taken[0]?.[1]).toContain('of 20 visitors');
});

it.each([
  { full: 'new', failing: ['new'], ended: 1 },
  { full: 'old', failing: ['new', 'old'], ended: 0 },
])(
  'still counts the failures of new visitors after very many of the $full set',
  ({ full, failing, ended }) => {
    views(full, 10_000);
    for (let index = 0; index < 30; index += 1) {
      for (const set of ['old', 'new']) watch.viewed(set, () => `later ${index}`);
      for (const set of failing) watch.failed(set, `later ${index}`);
    }
    expect(taken).toHaveLength(ended);
  },
);

it('does not ask for the client without a rollout', () => {
  rollout = null;
  const clientOf = vi.fn(() => 'a client');
  watch.viewed('old', clientOf);
  expect(clientOf).not.toHaveBeenCalled();
});

it('keeps a rollout that fails about as often as the live set', () => {
  views('old', 100);
  failures('old', 30);
  views('new', 100);
  failures('new', 40);
  expect(taken).toEqual([]);
});

it('does not compare before there are enough clients', () => {
  views('new', 19);
  failures('new', 19);
  expect(taken).toEqual([]);
});

it('counts nothing without a rollout, and restarts for a new one', () => {
  views('new', 30);
  failures('new', 4);
  rollout = 'newer';
  views('newer', 30);
  failures('newer', 4);
  rollout = null;
  failures('newer', 10);
  expect(taken).toEqual([]);
});

describe('simulated', () => {
  /** A fixed sequence of numbers from 0 to 1 (mulberry32), so that each run sees the same visitors. */
  function dice(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** Visitors of whom `share` get the rollout. @returns after how many of its visitors it was ended, or Infinity */
  function endOf(seed: number, visitors: number, share: number, fails: { old: number; new: number }): number {
    const roll = dice(seed);
    let seen = 0;
    let end = Infinity;
    const { viewed, failed } = createRolloutWatch({
      sets: () => ({ live: 'old', rollout: 'new' }),
      abort: () => {
        end = Math.min(end, seen);
      },
    });
    for (let index = 0; index < visitors && end === Infinity; index += 1) {
      const set = roll() < share ? 'new' : 'old';
      if (set === 'new') seen += 1;
      viewed(set, () => `visitor ${index}`);
      if (roll() < fails[set]) failed(set, `visitor ${index}`);
    }
    return end;
  }

  it.each([
    [0.05, 0.02],
    [0.1, 0.05],
    [0.5, 0.05],
    [0.9, 0.05],
    [0.5, 0.3],
  ])(
    'ends at most one of a hundred innocent rollouts to a share of %f, with noise of %f in both',
    (share, noise) => {
      const ends = Array.from({ length: 1000 }, (_, seed) =>
        endOf(seed, 1500, share, { old: noise, new: noise }),
      );
      expect(ends.filter(Number.isFinite).length).toBeLessThanOrEqual(10);
    },
  );

  it.each([0.1, 0.5, 0.99])(
    'ends a rollout to a share of %f within 60 of its visitors when every fifth fails',
    (share) => {
      watch = createRolloutWatch({
        sets: () => ({ live: 'old', rollout: 'new' }),
        abort: (...each) => taken.push(each),
      });
      for (let index = 0; index < 60; index += 1) {
        for (let other = 0; other < (1 - share) / share; other += 1)
          watch.viewed('old', () => `other ${index} ${other}`);
        watch.viewed('new', () => `client ${index}`);
        if (index % 5 === 4) watch.failed('new', `client ${index}`);
      }
      expect(taken).toHaveLength(1);
    },
  );
});
