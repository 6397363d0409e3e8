import { Button, Notice, Section, Tabs } from '@sharemore/platform/ui';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayInLondon } from '../calendar/plain-date';
import { ContactTab } from './contact-tab';
import styles from './dashboard.module.css';
import { type DashboardTabId, dashboardTabs } from './dashboard-tabs';
import { DetailsTab } from './details-tab';
import { PaymentsTab } from './payments-tab';
import { PlanTab } from './plan-tab';
import { samplePlan } from './sample-plan';

interface DashboardProps {
  tab: DashboardTabId;
  onLogout: () => void;
  /** Tells the time; the loan fee date depends on it. */
  now?: () => Date;
}

/** The customer area with its sample data. It is drawn in the browser only, so it may ask for the time. */
export function Dashboard({ tab, onLogout, now = () => new Date() }: DashboardProps) {
  const [today] = useState(() => dayInLondon(now()));
  const panels: Record<DashboardTabId, ReactNode> = {
    plan: <PlanTab today={today} />,
    payments: <PaymentsTab />,
    details: <DetailsTab />,
    contact: <ContactTab />,
  };
  return (
    <>
      <header className={styles.Header}>
        <div className={styles.Row}>
          <div>
            <h1 className={styles.Title}>Your dashboard</h1>
            <p className={styles.Customer}>Customer number {samplePlan.customerNumber}</p>
          </div>
          <Button variant="secondary" size="s" onClick={onLogout}>
            <LogOut size={18} aria-hidden="true" />
            Logout
          </Button>
        </div>
      </header>
      <Section aria-label="Your account" className={styles.Account}>
        <Notice tone="info" title="This is a sample account">
          Every person, plan and figure in it is an example. Nothing that you enter here is sent or kept.
        </Notice>
        <div className={styles.Tabs}>
          <Tabs
            label="Your account"
            selected={tab}
            tabs={dashboardTabs.map(({ id, label }) => ({ id, label, to: `?tab=${id}`, panel: panels[id] }))}
          />
        </div>
      </Section>
    </>
  );
}
