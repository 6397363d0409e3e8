import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface Fact {
  term: string;
  value: string;
  note: ReactNode;
}

/** Labelled figures, three to a row on wide screens. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.List}>
      {facts.map(({ term, value, note }) => (
        <div key={term} className={styles.Fact}>
          <dt className={styles.Term}>{term}</dt>
          <dd className={styles.Value}>{value}</dd>
          <dd className={styles.Note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
