import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address, as in `href`. */
  to: string;
  /** Takes the place of the open page's entry in the history; so does a link to the open page itself. */
  replace?: boolean;
  /** Leaves the page scrolled to where it is. */
  preventScrollReset?: boolean;
}

/**
 * A link within the site. A page has fifty, and the router's own are each rendered again whenever the address changes:
 * this one asks the router nothing until it is clicked.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const router = use(RouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const link = event.currentTarget;
    if (!router || link.target || !isPlainClick(event)) return;
    // On its own page the browser takes the keyboard along to the place that the link names.
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      replace: replace ?? link.href === location.href,
      preventScrollReset,
    });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link that says when its page is the open one. */
export function NavLink(props: LinkProps) {
  const isOpen = useLocation().pathname === props.to;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}

/** A click that asks for this tab; with a modifier the browser opens another. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
