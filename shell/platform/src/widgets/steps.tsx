import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Step {
  title: string;
  body: string;
  /** A decorative drawing, which the page places. */
  art?: ReactNode;
}

/** Numbered steps, side by side if there is room. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.Steps}>
      {items.map(({ title, body, art }, index) => (
        <li key={title} className={styles.Step}>
          <span className={styles.Number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.Title}>{title}</h3>
          <p className={styles.Body}>{body}</p>
          {art && <div>{art}</div>}
        </li>
      ))}
    </ol>
  );
}
