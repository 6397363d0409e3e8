import { VisuallyHidden } from '@sharemore/platform/ui';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a client navigation a screen reader hears the new page's title, and the keyboard starts at the page's
 * content, as after a page load: at once with the page, so that it takes the focus from nobody who was quick. A hash
 * leaves focus to the element that it names.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const isPlaceKept = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The new page is painted first.
    startTransition(() => setTitle(document.title));
    if (hash) return;
    if (!isPlaceKept) paintFirstScreenFirst();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, isPlaceKept]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

/** Leaves what is far below the first screen of a page that opens at its top out of style and layout until it is painted. */
function paintFirstScreenFirst() {
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving));
}
