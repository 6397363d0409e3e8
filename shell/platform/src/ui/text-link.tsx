import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export type Destination =
  | ({ to: string } & Omit<ComponentProps<typeof Link>, 'to'>)
  | ({ href: string } & Omit<ComponentProps<'a'>, 'href'>);

/** A link in running text: `to` for pages of the site, `href` for other sites, mail, calls and downloads. */
export function TextLink(props: Destination) {
  return 'to' in props ? <Link {...props} /> : <a {...props} />;
}
