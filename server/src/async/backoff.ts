/**
 * Milliseconds before the next attempt. The longest of them doubles from `firstMs` to `longestMs`; half of it is random,
 * so that what failed together is not tried together again. It is never shorter than `atLeastMs`.
 */
export function backoffMs(failures: number, firstMs: number, longestMs: number, atLeastMs = 0): number {
  const longest = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.round(Math.max((longest / 2) * (1 + Math.random()), atLeastMs));
}
