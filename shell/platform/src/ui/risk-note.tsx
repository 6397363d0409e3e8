import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './risk-note.module.css';

/** The risk of a benefit: belongs beside the claim, in the same text size. */
export function RiskNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.Risk, className)}>
      <Icon of={TriangleAlert} className={styles.Icon} size={20} />
      <div className={styles.Words}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}
