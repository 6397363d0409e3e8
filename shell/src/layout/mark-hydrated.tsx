import { useEffect } from 'react';

/** Tells tests and the start script that the page is hydrated. Belongs in the part that hydrates last. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', 'true');
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
