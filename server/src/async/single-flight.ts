/** Returns what runs work once per key at a time: callers that arrive while it runs share its result. */
export function singleFlight<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, begin: () => Promise<T>): Promise<T> => {
    const work = running.get(key) ?? begin().finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
