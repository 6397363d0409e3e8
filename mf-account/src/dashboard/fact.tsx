import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  term: string;
  value: string;
  note: ReactNode;
}

/** One labelled figure; belongs inside a `FactList`. */
export function Fact({ term, value, note }: FactProps) {
  return (
    <div className={styles.Fact}>
      <dt className={styles.Term}>{term}</dt>
      <dd className={styles.Value}>{value}</dd>
      <dd className={styles.Note}>{note}</dd>
    </div>
  );
}

/** A list of `Fact`s, three to a row on wide screens. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.List}>{children}</dl>;
}
