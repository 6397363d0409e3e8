import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address, as in `href`. */
  to: string;
  /** Replaces the history entry of the open page, as links to the open page itself always do. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/**
 * A link within the site. A page has fifty, and the router's own would each render again whenever the address changes;
 * this one does not read the location until it is clicked.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const router = use(RouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const link = event.currentTarget;
    if (!router || link.target || !isPlainClick(event)) return;
    // For a hash on the open page the browser also moves the keyboard's starting point.
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      replace: replace ?? link.href === location.href,
      preventScrollReset,
    });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link with `aria-current` on its own page. */
export function NavLink(props: LinkProps) {
  const isCurrent = useLocation().pathname === props.to;
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}

/** False for clicks that open another tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
