import { beforeEach, expect, it } from 'vitest';
import { createRolloutWatch, type RolloutWatch } from './rollout-watch';

let rollout: string | null;
let taken: [setId: string, why: string][];
let watch: RolloutWatch;

beforeEach(() => {
  rollout = 'new';
  taken = [];
  watch = createRolloutWatch({
    sets: () => (rollout ? { live: 'old', rollout } : null),
    takeBack: (...each) => taken.push(each),
  });
});
const views = (set: string, count: number) => {
  for (let index = 0; index < count; index += 1) watch.viewed(set);
};
const failures = (set: string, count: number) => {
  for (let index = 0; index < count; index += 1) watch.failed(set, 'browser');
};

it('takes back a set that does worse than the one before, once, and says why', () => {
  views('old', 200);
  views('new', 20);
  failures('new', 4);
  expect(taken).toEqual([]);
  failures('new', 1);
  expect(taken).toEqual([
    ['new', 'worse than set old: 5 failures on 20 pages (render 0, browser 5, hydration 0), before 0.0 %'],
  ]);
  failures('new', 1);
  expect(taken).toHaveLength(1);
});

it('believes a client once, so that one alone can end no rollout', () => {
  views('old', 200);
  views('new', 20);
  for (let index = 0; index < 50; index += 1) watch.failed('new', 'hydration', 'one address');
  expect(taken).toEqual([]);
  for (let index = 0; index < 4; index += 1) watch.failed('new', 'browser', `address ${index}`);
  expect(taken).toEqual([
    ['new', 'worse than set old: 5 failures on 20 pages (render 0, browser 4, hydration 1), before 0.0 %'],
  ]);
});

it('leaves a set alone that fails as the one before does', () => {
  views('old', 100);
  failures('old', 30);
  views('new', 100);
  failures('new', 40);
  expect(taken).toEqual([]);
});

it('waits until there is enough to tell', () => {
  views('new', 19);
  failures('new', 19);
  expect(taken).toEqual([]);
});

it('counts nothing without a rollout, and anew for another one', () => {
  views('new', 30);
  failures('new', 4);
  rollout = 'newer';
  views('newer', 30);
  failures('newer', 4);
  rollout = null;
  failures('newer', 10);
  expect(taken).toEqual([]);
});
