import LogOut from '@lucide/icons/icons/log-out';
import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { PageHead } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { Button, Hero, Icon, Section, Spinner, TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { Navigate } from 'react-router-dom';
import { ContactTab, DetailsTab, PaymentsTab } from '../../dashboard/form-tabs';
import { PlanTab } from '../../dashboard/plan-tab';
import { samplePlan } from '../../dashboard/sample-plan';
import { Tabs } from '../../dashboard/tabs';
import { NeedsScript } from '../../needs-script';
import styles from './dashboard-page.module.css';

const panels = {
  'My ShareMore Plan': <PlanTab />,
  'Missed a payment': <PaymentsTab />,
  'Change my details': <DetailsTab />,
  'Contact ShareMore': <ContactTab />,
};

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

/** The customer area with its sample data. */
function Dashboard({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <header className={styles.Header}>
        <div>
          <h1 className={styles.Title}>Hello {samplePlan.customer}</h1>
          <p>
            As it stood on {longDate(samplePlan.date)}, your next payment is{' '}
            <strong>{toThePenny(samplePlan.monthlyCost)}</strong> on{' '}
            <strong>{longDate(samplePlan.nextPayment)}</strong>.
          </p>
        </div>
        <Button variant="secondary" size="s" onClick={onLogout}>
          <Icon of={LogOut} size={18} />
          Logout
        </Button>
      </header>
      <Section aria-label="Your account" className={styles.Account}>
        <Notice tone="info" title="This is a sample account">
          It’s all an example. Nothing you enter is kept.
        </Notice>
        <Tabs panels={panels} />
      </Section>
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
          Checking whether you’re logged in…
        </p>
        <NeedsScript title="The dashboard needs JavaScript" />
        <p>
          Not logged in? <TextLink to="/login">Go to the login page</TextLink>.
        </p>
      </div>
    </Hero>
  );
}
