/** Waits for `work`, but not longer than `limitMs`: then undefined, while the work goes on. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  let limit: NodeJS.Timeout | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    limit = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(limit));
}
