import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

interface SiteDestination extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site, as in `href`. */
  to: string;
  /** Replaces the history entry of the open page, as links to the open page itself always do. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

export type Destination = SiteDestination | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>);

/** A link: `to` for pages of the site, `href` for other sites, mail, calls and downloads. */
export function TextLink(props: Destination) {
  return 'to' in props ? <SiteLink {...props} /> : <a {...props} />;
}

/**
 * A page has fifty, and the router's own would each render again whenever the address changes; this one does not read
 * the location until it is clicked.
 */
function SiteLink({ to, replace, preventScrollReset, onClick, ...rest }: SiteDestination) {
  const router = use(RouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const link = event.currentTarget;
    // Clicks with these open another tab or window.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!router || link.target || isModified || event.button !== 0 || event.defaultPrevented) return;
    // For a hash on the open page the browser also moves the keyboard's starting point.
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      replace: replace ?? link.href === location.href,
      preventScrollReset,
      // Another page shows in one task, without frames of the old one in between.
      flushSync: link.pathname !== location.pathname,
    });
  };
  return <a {...rest} href={to} onClick={follow} />;
}
