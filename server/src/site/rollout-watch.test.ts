import { beforeEach, expect, it, vi } from 'vitest';
import { createRolloutWatch, type RolloutWatch } from './rollout-watch';

let rollout: string | null;
let taken: [setId: string, why: string][];
let watch: RolloutWatch;

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
  for (let index = from; index < from + count; index += 1) watch.failed(set, 'browser', `client ${index}`);
};

it('ends a rollout that does worse than the live set once, with the reason', () => {
  views('old', 200);
  views('new', 20);
  failures('new', 4);
  expect(taken).toEqual([]);
  failures('new', 1, 4);
  expect(taken).toEqual([
    [
      'new',
      'worse than set old: failed for 5 of 20 visitors (render 0, browser 5, hydration 0), before for 0.0 %',
    ],
  ]);
  failures('new', 1, 5);
  expect(taken).toHaveLength(1);
});

it('counts one failure per client, so that a single client cannot end a rollout', () => {
  views('old', 200);
  views('new', 20);
  for (const kind of ['hydration', 'render', 'browser'] as const) {
    for (let index = 0; index < 50; index += 1) watch.failed('new', kind, 'client 0');
  }
  expect(taken).toEqual([]);
  failures('new', 4, 1);
  expect(taken[0]?.[1]).toContain('failed for 5 of 20 visitors (render 0, browser 4, hydration 1)');
});

it('counts one visit per client, so that a single client cannot hide failures', () => {
  views('new', 20);
  for (let index = 0; index < 10_000; index += 1) watch.viewed('new', () => 'client 0');
  views('old', 100);
  failures('old', 10);
  failures('new', 5);
  expect(taken[0]?.[1]).toContain('failed for 5 of 20 visitors');
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
      for (const set of failing) watch.failed(set, 'browser', `later ${index}`);
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
