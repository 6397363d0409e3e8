import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface Step {
  title: string;
  body: ReactNode;
}

export interface StepsProps {
  items: Step[];
  headingLevel?: 3 | 4;
}

/** Things that happen one after the other, numbered: side by side where there is room. */
export function Steps({ items, headingLevel = 3 }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.Steps}>
      {items.map((step, index) => (
        <li key={step.title} className={styles.Step}>
          <span className={styles.Number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading className={styles.Title}>{step.title}</Heading>
          <div className={styles.Body}>{typeof step.body === 'string' ? <p>{step.body}</p> : step.body}</div>
        </li>
      ))}
    </ol>
  );
}
