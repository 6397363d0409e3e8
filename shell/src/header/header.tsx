import { useSession } from '@sharemore/platform/session';
import { ButtonLink } from '@sharemore/platform/ui';
import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Logo } from '../brand/logo';
import styles from './header.module.css';
import { SmallScreenMenu } from './small-screen-menu';
import { WideScreenNavigation } from './wide-screen-navigation';

/** The header of every page (spec section 2, "Shared header and footer"). */
export function Header() {
  return (
    <header className={styles.Header}>
      <div className={styles.Bar}>
        <Link to="/" className={styles.Home} aria-label="ShareMore home">
          <Logo />
        </Link>
        <WideScreenNavigation />
        <div className={styles.Actions}>
          <AccountLink />
          <JoinLink />
        </div>
        <SmallScreenMenu
          actions={
            <>
              <JoinLink />
              <AccountLink />
            </>
          }
        />
      </div>
    </header>
  );
}

/** Labelled with the product's name (spec section 2); leads to the dashboard once the visitor is signed in. */
function AccountLink() {
  const signedIn = useSession((session) => session.signedIn);
  return (
    <ButtonLink
      to={signedIn ? '/dashboard' : '/login'}
      title={signedIn ? 'Your plan' : 'Log in'}
      variant="secondary"
      size="s"
      data-signed-in={signedIn}
    >
      <CircleUserRound size={18} aria-hidden="true" />
      ShareMore
    </ButtonLink>
  );
}

function JoinLink() {
  return (
    <ButtonLink to="/join-sharemore" size="s">
      Join ShareMore
    </ButtonLink>
  );
}
