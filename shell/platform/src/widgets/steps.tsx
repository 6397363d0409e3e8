import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface Step {
  title: string;
  body: ReactNode;
}

/** Numbered steps, side by side if there is room. */
export function Steps({ items }: { items: Step[] }) {
  return (
    <ol className={styles.Steps}>
      {items.map((step, index) => (
        <li key={step.title} className={styles.Step}>
          <span className={styles.Number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.Title}>{step.title}</h3>
          <div className={styles.Body}>{typeof step.body === 'string' ? <p>{step.body}</p> : step.body}</div>
        </li>
      ))}
    </ol>
  );
}
