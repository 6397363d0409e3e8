/** Work by key, one at a time of each: who asks while it runs gets what comes of it. */
export function singleFlight<T>() {
  const running = new Map<string, Promise<T>>();
  return {
    /** What runs under a key now. */
    running: (key: string) => running.get(key),
    run(key: string, begin: () => Promise<T>): Promise<T> {
      const work = running.get(key) ?? begin().finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
  };
}
