import LogOut from '@lucide/icons/icons/log-out';
import { longDate } from '@sharemore/platform/dates';
import { toThePenny } from '@sharemore/platform/money';
import { Button, Icon, Section } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { ContactTab } from './contact-tab';
import styles from './dashboard.module.css';
import { DetailsTab } from './details-tab';
import { PaymentsTab } from './payments-tab';
import { PlanTab } from './plan-tab';
import { samplePlan } from './sample-plan';
import { Tabs } from './tabs';

const panels = {
  'My ShareMore Plan': <PlanTab />,
  'Missed a payment': <PaymentsTab />,
  'Change my details': <DetailsTab />,
  'Contact ShareMore': <ContactTab />,
};

/** The customer area with its sample data. */
export function Dashboard({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <header className={styles.Header}>
        <div>
          <h1 className={styles.Title}>Hello {samplePlan.customer}</h1>
          <p>
            Your next payment: <strong>{toThePenny(samplePlan.monthlyCost)}</strong> on{' '}
            <strong>{longDate(samplePlan.nextPayment)}</strong>.
          </p>
          <p className={styles.Customer}>Customer number {samplePlan.customerNumber}</p>
        </div>
        <Button variant="secondary" size="s" onClick={onLogout}>
          <Icon of={LogOut} size={18} />
          Logout
        </Button>
      </header>
      <Section aria-label="Your account" className={styles.Account}>
        <Notice tone="info" title="This is a sample account">
          Every person, plan, price and date in it is an example. Nothing you enter is sent or kept.
        </Notice>
        <Tabs label="Your account" panels={panels} />
      </Section>
    </>
  );
}
