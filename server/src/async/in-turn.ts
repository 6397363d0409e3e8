let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that fills a thread of Node's pool for long (Brotli 11), one after the other: its four threads also read all
 * files, look up names and make the quick form of every page.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}
