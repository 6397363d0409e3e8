import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Ways onwards, side by side where there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.Actions}>{children}</div>;
}
