import styles from './steps.module.css';

/** Numbered steps, side by side if there is room. */
export function Steps({ items }: { items: readonly { title: string; body: string }[] }) {
  return (
    <ol className={styles.Steps}>
      {items.map((step, index) => (
        <li key={step.title} className={styles.Step}>
          <span className={styles.Number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.Title}>{step.title}</h3>
          <p className={styles.Body}>{step.body}</p>
        </li>
      ))}
    </ol>
  );
}
