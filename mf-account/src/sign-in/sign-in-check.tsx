import { Hero, Spinner, TextLink } from '@sharemore/platform/ui';
import { NeedsScript } from '../needs-script';
import styles from './sign-in-check.module.css';

/** The placeholder of a page behind the login until the session is read. */
export function SignInCheck() {
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
