import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** By then the layout is stable, so that the target does not move again (spec section 9). */
const SCROLL_AFTER_MS = 100;

/** Scrolls to the element whose id is the hash of the address, on arrival and after each navigation. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();

  // `key` changes with each navigation, so that a second click on the same link scrolls again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
