import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False on the server and in the first render in the browser, true as soon as handlers answer. A button that only
 * script can serve is disabled until then, so that no press is lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
