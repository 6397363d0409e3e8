import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoffMs } from './backoff';

const waitMs = (failures: number, atLeastMs?: number) => backoffMs(failures, 1_000, 900_000, atLeastMs);

describe('the wait before the next attempt', () => {
  const chance = vi.spyOn(Math, 'random');
  afterEach(() => void chance.mockReset());

  it('doubles up to the longest', () => {
    chance.mockReturnValue(1);
    const waits = [1, 2, 3, 10, 11, 1_000].map((failures) => waitMs(failures));
    expect(waits).toEqual([1_000, 2_000, 4_000, 512_000, 900_000, 900_000]);
  });

  it('is half random, so that what failed together is not tried together', () => {
    chance.mockReturnValueOnce(0).mockReturnValueOnce(1);
    expect(waitMs(5)).toBe(8_000);
    expect(waitMs(5)).toBe(16_000);
  });

  it('is never shorter than asked for', () => {
    expect(waitMs(1, 120_000)).toBe(120_000);
    expect(waitMs(100, 1_000)).toBeGreaterThan(1_000);
  });
});
