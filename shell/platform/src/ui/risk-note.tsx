import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './risk-note.module.css';

/** The risk that goes with a benefit: the same size as the text around it, beside the claim it belongs to. */
export function RiskNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.Risk}>
      <TriangleAlert className={styles.Icon} size={20} />
      <div className={styles.Words}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}
