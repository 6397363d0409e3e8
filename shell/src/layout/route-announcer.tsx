import { VisuallyHidden } from '@sharemore/platform/ui';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a client navigation, announces the new page's title to screen readers and moves the focus to the target of the
 * hash, else to the page's content. It does so in a layout effect, before the visitor can focus anything.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // In a transition, so that the new page is painted first.
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
