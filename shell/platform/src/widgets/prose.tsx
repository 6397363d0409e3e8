import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Typography for running text: sections with a heading (h2), paragraphs and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.Prose}>{children}</div>;
}
