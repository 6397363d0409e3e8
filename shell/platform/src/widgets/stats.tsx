import type { ReactNode } from 'react';
import styles from './stats.module.css';

/** Figures with their labels, as a description list. */
export function Stats({ items }: { items: readonly { value: string; label: ReactNode }[] }) {
  return (
    <dl className={styles.Grid}>
      {items.map(({ value, label }) => (
        <div key={value} className={styles.Stat}>
          <dt className={styles.Value}>{value}</dt>
          <dd className={styles.Label}>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
