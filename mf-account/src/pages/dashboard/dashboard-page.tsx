import { PageHead } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Dashboard } from '../../dashboard/dashboard';
import { tabFromAddress } from '../../dashboard/dashboard-tabs';
import { LOGIN_PATH, loginPathFor } from '../../sign-in/next-path';
import { SignInCheck } from '../../sign-in/sign-in-check';

/**
 * The dashboard behind the sample login. The server cannot know who is signed in, so the server and the first
 * browser render show a neutral check. Then the dashboard opens, or the visitor is redirected to the login page.
 */
export function Component() {
  const { ready, signedIn, signOut } = useSession();
  const [loggedOut, setLoggedOut] = useState(false);
  const { pathname, search } = useLocation();

  if (!ready || !signedIn) {
    // A visitor who logged out does not return here; one without a session returns to this tab after the login.
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
      {/* The complete title: a tab label that contains the site's name would not get the suffix. */}
      <PageHead title={`${tab.label}: your dashboard | ShareMore`} noIndex />
      <Dashboard tab={tab.id} onLogout={logOut} />
    </>
  );
}
