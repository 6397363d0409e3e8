import { DAY_MS } from '../async/day';

/** Reads `Retry-After` (seconds or an HTTP date) as milliseconds from now, at most a day. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return wait >= 0 ? Math.min(wait, DAY_MS) : undefined;
}
