import type { MouseEvent } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * A click handler for an element with many plain links in it: it takes them to the router, as `Link` would.
 * Lists that change with every keystroke use it, for a hundred `Link`s cost more to draw than all else in them.
 */
export function useFollowLinks(options?: NavigateOptions): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, options);
  };
}

/** A click that asks for this tab; with a modifier the browser opens another. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
