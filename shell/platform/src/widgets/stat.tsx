import type { ReactNode } from 'react';
import styles from './stat.module.css';

export interface StatProps {
  value: ReactNode;
  label: ReactNode;
}

/** One figure and what it stands for. */
export function Stat({ value, label }: StatProps) {
  return (
    <div className={styles.Stat}>
      <dt className={styles.Label}>{label}</dt>
      <dd className={styles.Value}>{value}</dd>
    </div>
  );
}

/** Holds Stats: a description list, so that each figure is read with its label. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.Grid}>{children}</dl>;
}
