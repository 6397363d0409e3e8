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
          <dt data-text="note">{term}</dt>
          <dd className={styles.Value}>{value}</dd>
          <dd data-text="note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
