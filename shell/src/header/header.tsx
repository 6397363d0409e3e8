import CircleUserRound from '@lucide/icons/icons/circle-user-round';
import { useSession } from '@sharemore/platform/session';
import { ButtonLink, Icon } from '@sharemore/platform/ui';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { HomeLink } from '../brand/logo';
import styles from './header.module.css';
import { SmallScreenMenu } from './small-screen-menu';
import { WideScreenNavigation } from './wide-screen-navigation';

/** The header of every page (spec section 2, "Shared header and footer"). */
export function Header() {
  return (
    <header className={styles.Header}>
      <div className={styles.Bar}>
        <HomeLink className={styles.Home} />
        <WideScreenNavigation />
        <div className={styles.Actions}>
          <AccountLink />
          <JoinLink />
        </div>
        <SmallScreenMenu>
          <JoinLink />
          <AccountLink />
        </SmallScreenMenu>
      </div>
    </header>
  );
}

/** Labelled with the product's name (spec section 2); links to the dashboard when the visitor is signed in. */
function AccountLink() {
  const signedIn = useSession((session) => session.signedIn);
  return (
    <Action
      to={signedIn ? '/dashboard' : '/login'}
      title={signedIn ? 'Your plan' : 'Log in'}
      variant="secondary"
    >
      <Icon of={CircleUserRound} size={18} />
      ShareMore
    </Action>
  );
}

/** Not for visitors who are signed in: they have joined. */
function JoinLink() {
  const signedIn = useSession((session) => session.signedIn);
  return signedIn ? null : <Action to="/join-sharemore">Join ShareMore</Action>;
}

/** A link button with `aria-current` on its own page. */
function Action(props: Extract<ComponentProps<typeof ButtonLink>, { to: string }>) {
  const isCurrent = useLocation().pathname === props.to;
  return <ButtonLink {...props} size="s" aria-current={isCurrent ? 'page' : undefined} />;
}
