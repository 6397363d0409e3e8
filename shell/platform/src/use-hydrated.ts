import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render in the browser, true once event handlers work. Buttons that need script
 * stay disabled until then, so that no press is lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
