import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text with its rhythm: sections of a heading (h2), paragraphs and lists, as an editor would set them. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.Prose}>{children}</div>;
}
