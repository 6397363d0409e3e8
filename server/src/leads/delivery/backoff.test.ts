import { afterEach, describe, expect, it, vi } from 'vitest';
import { retryDelayMs } from './backoff';

describe('the wait before the next attempt', () => {
  const chance = vi.spyOn(Math, 'random');
  afterEach(() => void chance.mockReset());

  it('doubles up to a quarter of an hour', () => {
    chance.mockReturnValue(1);
    const waits = [1, 2, 3, 10, 11, 1_000].map((attempts) => retryDelayMs(attempts));
    expect(waits).toEqual([1_000, 2_000, 4_000, 512_000, 900_000, 900_000]);
  });

  it('is half random, so that leads are not retried together', () => {
    chance.mockReturnValueOnce(0).mockReturnValueOnce(1);
    expect(retryDelayMs(5)).toBe(8_000);
    expect(retryDelayMs(5)).toBe(16_000);
  });

  it('is never shorter than Retry-After', () => {
    expect(retryDelayMs(1, 120_000)).toBe(120_000);
    expect(retryDelayMs(100, 1_000)).toBeGreaterThan(1_000);
  });
});
