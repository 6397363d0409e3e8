import { TextLink } from '@sharemore/platform/ui';
import { useLocation } from 'react-router-dom';
import type { Entry } from './navigation';

/** A link of the navigation, with `aria-current` on its own page. */
export function PageLink({ label, to, className }: Entry & { className: string | undefined }) {
  const isCurrent = useLocation().pathname === to;
  return (
    <TextLink to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </TextLink>
  );
}
