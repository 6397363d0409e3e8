import { useHydrated } from '@sharemore/platform/page';
import { Button, Notice, TextField } from '@sharemore/platform/ui';
import { type SubmitEvent, useState } from 'react';
import { isSampleAccount } from './sample-account';
import styles from './sign-in-form.module.css';

/**
 * The email and password form. The check happens here in the browser (spec section 5), so the form has no address
 * to post to: outside a dialog the method "dialog" never navigates, and a password cannot reach the address bar or
 * a server, even when the form is sent before the script has started.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const hydrated = useHydrated();
  const [failures, setFailures] = useState(0);
  return (
    <form
      className={styles.Form}
      method="dialog"
      aria-label="Log in with email"
      onSubmit={(event) => {
        event.preventDefault();
        if (credentialsMatch(event)) onSignedIn();
        else setFailures((count) => count + 1);
      }}
    >
      {failures > 0 && (
        // A new key each time, so that the same message is read out again.
        <Notice key={failures} tone="error">
          Invalid credentials. Please try again.
        </Notice>
      )}
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" className={styles.Submit} disabled={!hydrated}>
        Log in
      </Button>
    </form>
  );
}

function credentialsMatch(event: SubmitEvent<HTMLFormElement>): boolean {
  const fields = new FormData(event.currentTarget);
  return isSampleAccount(String(fields.get('email')), String(fields.get('password')));
}
