import { PageHead } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Dashboard } from '../../dashboard/dashboard';
import { tabFromAddress } from '../../dashboard/dashboard-tabs';
import { LOGIN_PATH, loginPathFor } from '../../sign-in/next-path';
import { SignInCheck } from '../../sign-in/sign-in-check';

/**
 * The dashboard behind the sample login. The server cannot know who is signed in, so it and the first render in
 * the browser show the neutral check; then the dashboard opens, or the visitor goes to the login page.
 */
export function Component() {
  const { ready, signedIn, signOut } = useSession();
  const [loggedOut, setLoggedOut] = useState(false);
  const { pathname, search } = useLocation();

  if (!ready || !signedIn) {
    // After a logout there is nothing to return to; without a session the login leads back to this tab.
    const login = loggedOut ? LOGIN_PATH : loginPathFor(pathname + search);
    return (
      <>
        <PageHead title="Your dashboard" noIndex />
        <SignInCheck />
        {ready && <Navigate to={login} replace />}
      </>
    );
  }

  const tab = tabFromAddress(new URLSearchParams(search));
  const logOut = () => {
    setLoggedOut(true);
    signOut();
  };
  return (
    <>
      {/* Whole: a tab's own name with the site's in it would pass for a whole title. */}
      <PageHead title={`${tab.label}: your dashboard | ShareMore`} noIndex />
      <Dashboard tab={tab.id} onLogout={logOut} />
    </>
  );
}
