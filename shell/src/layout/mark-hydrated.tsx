import { useEffect } from 'react';

/** Says on the root element that script has taken over, for tests and the start script. Stands in the last part to hydrate. */
export function MarkHydrated() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', 'true'), []);
  return null;
}
