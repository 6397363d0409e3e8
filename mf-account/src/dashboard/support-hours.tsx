import Clock from '@lucide/icons/icons/clock';
import { Icon } from '@sharemore/platform/ui';
import { support } from './sample-plan';
import styles from './support-hours.module.css';

export function SupportHours() {
  return (
    <p className={styles.Hours}>
      <Icon of={Clock} className={styles.Icon} size={24} />
      <span>
        Support hours: <strong className={styles.Times}>{support.hours}</strong>
      </span>
    </p>
  );
}
