/** Resolves with the result of `work`, or with undefined after `limitMs`, while the work continues. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  let limit: NodeJS.Timeout | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    limit = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(limit));
}
