import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

export interface FollowOptions {
  /** Takes the place of the open page's entry in the history; so does a link to the open page itself. */
  replace?: boolean;
  /** Leaves the page scrolled to where it is. */
  preventScrollReset?: boolean;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, FollowOptions {
  /** An address, as in `href`. */
  to: string;
}

/**
 * A click handler for a link or for an element with plain links in it: takes a plain click on one to the router.
 * Whoever uses it is not rendered again when the page changes, as it is with `useNavigate`.
 */
export function useFollowLinks({ replace, preventScrollReset }: FollowOptions = {}) {
  const router = use(RouterContext)?.router;
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!router || !link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      replace: replace ?? link.href === location.href,
      preventScrollReset,
    });
  };
}

/** A click that asks for this tab; with a modifier the browser opens another. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** A link within the site. A page has fifty: the router's own are all rendered again whenever the address changes. */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = useFollowLinks({ replace, preventScrollReset });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event);
  };
  return <a {...rest} href={to} onClick={handleClick} />;
}

/** A link that says when its page is the open one. */
export function NavLink(props: LinkProps) {
  const isOpen = useLocation().pathname === props.to;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
