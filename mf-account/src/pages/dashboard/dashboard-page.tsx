import { PageHead } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { Navigate } from 'react-router-dom';
import { Dashboard } from '../../dashboard/dashboard';
import { SignInCheck } from '../../sign-in/sign-in-check';

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
