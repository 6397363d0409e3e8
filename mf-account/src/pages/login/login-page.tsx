import { PageHead } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { Button, Drawing, TextLink } from '@sharemore/platform/ui';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import welcome from '../../art/welcome.svg?url&no-inline';
import { NeedsScript } from '../../needs-script';
import { SignInForm, sampleAccount } from '../../sign-in/sign-in-form';
import styles from './login-page.module.css';

export function Component() {
  const { signedIn, signIn } = useSession();
  const soonId = useId();
  return (
    <div className={styles.Page}>
      <PageHead
        noIndex
        title="Log in"
        description="Log in to a demonstration of a ShareMore plan, with sample data: payments, shares and details."
      />
      {/* Also redirects after a login in another tab, but never in the text export's frame. */}
      {signedIn && window.self === window.top && <Navigate to="/dashboard" replace />}
      <header>
        <h1 className={styles.Title}>Welcome Back</h1>
        <p className={styles.Lead}>Customer accounts aren’t open yet. You can log in to a demonstration.</p>
      </header>
      <NeedsScript title="Logging in needs JavaScript">Most of the website works without.</NeedsScript>
      <div className={styles.Beside}>
        <aside className={styles.Sample}>
          <h2>Have a look around</h2>
          <p>
            This login leads to sample data: no real person, plan or money stands behind it. Open it, or log
            in with these details:
          </p>
          <dl className={styles.Details}>
            <dt data-text="note">Email address</dt>
            <dd>{sampleAccount.email}</dd>
            <dt data-text="note">Password</dt>
            <dd>{sampleAccount.password}</dd>
          </dl>
          {/* A form, so that a press from before hydration is kept. */}
          <form method="dialog" data-script="only" onSubmit={signIn}>
            <Button type="submit">Open the demonstration</Button>
          </form>
        </aside>
        <Drawing file={welcome} className={styles.Art} />
      </div>
      <SignInForm onSignedIn={signIn} />
      {/* They do nothing yet (spec section 2), and stay focusable. */}
      <div className={styles.Providers}>
        {['SSO', 'Google'].map((provider) => (
          <button
            key={provider}
            type="button"
            className={styles.Provider}
            aria-disabled="true"
            aria-describedby={soonId}
          >
            Log in with {provider}
          </button>
        ))}
        <p id={soonId} data-text="note">
          Not available yet
        </p>
      </div>
      <p>
        New to ShareMore? <TextLink to="/join-sharemore">Register your interest</TextLink>
      </p>
    </div>
  );
}
