import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Links and buttons in a row that wraps. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.Actions}>{children}</div>;
}
