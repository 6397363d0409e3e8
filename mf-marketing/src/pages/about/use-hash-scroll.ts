import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** By then the page stands at its full height, so that the place does not move away again (spec section 9). */
const SCROLL_AFTER_MS = 100;

/** Scrolls to the element that the address names, on arrival and on every later change of the hash. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();

  // The page must be drawn before there is a place to scroll to. `key` is there so that a second click on
  // the same link scrolls again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
