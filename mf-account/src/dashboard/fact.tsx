import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  term: string;
  value: string;
  /** What the value means, in a few words. */
  note?: ReactNode;
  /** The one figure of its list that the eye should find first. */
  highlight?: boolean;
}

/** A named figure in a `FactList`. */
export function Fact({ term, value, note, highlight = false }: FactProps) {
  return (
    <div className={styles.Fact} data-highlight={highlight}>
      <dt className={styles.Term}>{term}</dt>
      <dd className={styles.Value}>{value}</dd>
      {note && <dd className={styles.Note}>{note}</dd>}
    </div>
  );
}

/** Figures side by side, three in a row where there is room. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.List}>{children}</dl>;
}
