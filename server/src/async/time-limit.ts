import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A signal that also aborts after `limitMs`. Node 20 collects a limit that only `AbortSignal.any` refers to, and then it
 * never ends anything; one that somebody listens to stays.
 */
export function withLimit(signal: AbortSignal, limitMs: number): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  limit.addEventListener('abort', () => {});
  return AbortSignal.any([signal, limit]);
}

/** Resolves with the result of `work`, or with undefined after `limitMs`, while the work continues. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  const over = new AbortController();
  const timeUp = sleep(limitMs, undefined, { signal: over.signal });
  return Promise.race([work, timeUp]).finally(() => over.abort());
}
