import { useEffect } from 'react';

/** Sets `data-hydrated` on the root element, for tests and the start script. Belongs in the part that hydrates last. */
export function MarkHydrated() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', 'true'), []);
  return null;
}
