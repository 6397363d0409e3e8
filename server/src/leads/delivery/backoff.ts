const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;

/**
 * Milliseconds before the next attempt. The back-off doubles up to 15 minutes; half of it is random, so that leads
 * which failed together are not retried together. It is never shorter than `retryAfterMs`.
 */
export function retryDelayMs(attempts: number, retryAfterMs = 0): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  const delay = longest / 2 + (longest / 2) * Math.random();
  return Math.round(Math.max(delay, retryAfterMs));
}
