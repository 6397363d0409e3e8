import { EmailField, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { useCheckedForm } from '@sharemore/platform/forms/use-checked-form';
import { Button } from '@sharemore/platform/ui';
import styles from './sign-in-form.module.css';

/**
 * The demonstration's only account (spec section 5). It is sent to every visitor's browser and protects nothing:
 * the login opens sample figures only. See this area's README.
 */
export const sampleAccount = { email: 'demo@sharemore.example', password: 'ShareMore-demo-27' } as const;

/** Compares the email case-insensitively and without white space and what nobody sees, the password exactly. */
export function isSampleAccount(email: string, password: string): boolean {
  const written = email.replace(/[^!-~]/g, '').toLowerCase();
  return written === sampleAccount.email && password === sampleAccount.password;
}

/**
 * The email and password form. The browser checks the details (spec section 5), so the form has no action. The
 * method "dialog" never navigates outside a dialog: when the form is submitted before hydration, the password cannot
 * reach the address bar or a server, and the start script submits the form again afterwards.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useCheckedForm('signIn', async ({ email = '', password = '' }) => {
    if (!isSampleAccount(email, password)) {
      return { status: 'rejected', message: 'Invalid credentials. Please try again.' };
    }
    onSignedIn();
    return null;
  });
  return (
    <form
      {...form.formProps}
      className={styles.Form}
      data-script="only"
      method="dialog"
      aria-label="Log in with email"
    >
      <FormResult form={form} />
      <EmailField {...form.field('email')} label="Email address" autoComplete="username" />
      <TextField
        {...form.field('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit">Log in</Button>
    </form>
  );
}
