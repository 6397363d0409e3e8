import styles from './spinner.module.css';

/** A turning ring, hidden from assistive technology: it needs a text beside it. A paragraph shows both in a row. */
export function Spinner() {
  return (
    <svg className={styles.Spinner} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
