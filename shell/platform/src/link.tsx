import type { ComponentProps, MouseEvent } from 'react';
import type { LinkProps as RouterLinkProps } from 'react-router';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<RouterLinkProps, 'to' | 'replace' | 'preventScrollReset'> {}

/** A link within the site. The router's own brings 3 KB for prefetching in a framework that is not here. */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { replace, preventScrollReset, target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}

/** A link that says when its page is the open one. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isOpen = useResolvedPath(props.to).pathname === pathname;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
