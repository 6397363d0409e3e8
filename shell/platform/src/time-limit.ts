/** Work took longer than its limit; it may still be running. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs / 1000} seconds`);
  }
}

/**
 * Settles as `work` does, or rejects as soon as `limitMs` have passed or `outer` aborts. The signal that the work gets
 * aborts then, so that it can end.
 * @throws {TimeLimitError}
 */
export async function withTimeLimit<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const limit = new AbortController();
  const { signal } = limit;
  const abortToo = () => limit.abort(outer?.reason);
  if (outer?.aborted) abortToo();
  outer?.addEventListener('abort', abortToo);
  const timer = setTimeout(() => limit.abort(new TimeLimitError(limitMs)), limitMs);
  const over = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([work(signal), over]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abortToo);
  }
}
