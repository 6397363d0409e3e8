import { VisuallyHidden } from '@sharemore/platform/ui';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a client navigation a screen reader hears the new page's title, and the keyboard starts at the page's
 * content, as after a page load: at once with the page, so that it takes the focus from nobody who was quick. Where a
 * hash names an element, it starts there.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The new page is painted first.
    startTransition(() => setTitle(document.title));
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById('main');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
