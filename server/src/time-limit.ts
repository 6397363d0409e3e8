import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with the result of `work`, or with undefined after `limitMs`, while the work continues. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  const over = new AbortController();
  const timeUp = sleep(limitMs, undefined, { signal: over.signal });
  return Promise.race([work, timeUp]).finally(() => over.abort());
}
