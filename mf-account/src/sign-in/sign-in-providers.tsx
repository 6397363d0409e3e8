import styles from './sign-in-providers.module.css';

const providers = ['SSO', 'Google'];

/**
 * The ways to log in that do nothing yet (spec section 2). They can be reached with the keyboard and say what they
 * are in their own name, so that nobody has to try them to find out.
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
