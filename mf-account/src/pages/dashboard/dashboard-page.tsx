import { PageHead } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { Hero, Spinner, TextLink } from '@sharemore/platform/ui';
import { Navigate } from 'react-router-dom';
import { Dashboard } from '../../dashboard/dashboard';
import { NeedsScript } from '../../needs-script';
import styles from './dashboard-page.module.css';

/**
 * The dashboard behind the sample login. The server cannot know who is signed in, so the server and the first
 * browser render show a neutral check. Then the dashboard opens, or the visitor is redirected to the login page.
 */
export function Component() {
  const { ready, signedIn, signOut } = useSession();
  return (
    <>
      <PageHead title="Your dashboard" noIndex />
      {signedIn ? <Dashboard onLogout={signOut} /> : <SignInCheck />}
      {ready && !signedIn && <Navigate to="/login" replace />}
    </>
  );
}

/** The placeholder until the session is read. */
function SignInCheck() {
  return (
    <Hero title="Your dashboard" size="compact">
      <div className={styles.Check}>
        <p data-script="only">
          <Spinner />
          Checking whether you are signed in…
        </p>
        <NeedsScript title="The dashboard needs JavaScript" />
        <p>
          Not signed in? <TextLink to="/login">Go to the login page</TextLink>.
        </p>
      </div>
    </Hero>
  );
}
