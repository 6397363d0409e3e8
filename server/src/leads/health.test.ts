import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../testing/silent-logger';
import { readiness } from './health';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('probes the store at most once a second, and reports each change', async () => {
  const probe = vi.fn(async () => {});
  const ready = readiness({ probe }, logger);
  expect(await Promise.all(Array.from({ length: 100 }, ready))).not.toContain(false);
  expect(probe).toHaveBeenCalledTimes(1);

  probe.mockRejectedValueOnce(new Error('The disk is full'));
  vi.advanceTimersByTime(1_001);
  expect(await ready()).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(await ready()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('shares the running probe, however long it takes', async () => {
  let answer = () => {};
  const probe = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const ready = readiness({ probe }, logger);
  const first = ready();
  vi.advanceTimersByTime(10_000);
  const second = ready();
  expect(probe).toHaveBeenCalledTimes(1);
  answer();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  vi.advanceTimersByTime(500);
  expect(await ready()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(1);
});
