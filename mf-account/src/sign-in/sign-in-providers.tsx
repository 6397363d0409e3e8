import styles from './sign-in-providers.module.css';

const providers = ['SSO', 'Google'];

/**
 * Login buttons that do nothing yet (spec section 2). They stay focusable, and "Not available yet" is part of their
 * accessible name.
 */
export function SignInProviders() {
  return (
    <div className={styles.Providers}>
      {providers.map((provider) => (
        <button key={provider} type="button" className={styles.Provider} aria-disabled="true">
          <span>Log in with {provider}</span> <span className={styles.Badge}>Not available yet</span>
        </button>
      ))}
    </div>
  );
}
