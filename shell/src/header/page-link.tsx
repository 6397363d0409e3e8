import { TextLink } from '@sharemore/platform/ui';
import { useLocation } from 'react-router-dom';

/** A link of the navigation, with `aria-current` on its own page. */
export function PageLink(props: { to: string; className?: string; children: string }) {
  const isCurrent = useLocation().pathname === props.to;
  return <TextLink {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
