import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './risk-note.module.css';

/** The risk of a benefit: belongs beside the claim, in the same text size. */
export function RiskNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.Risk}>
      <TriangleAlert className={styles.Icon} size={20} />
      <div className={styles.Words}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}
