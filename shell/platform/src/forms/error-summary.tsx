import type { MouseEvent } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The field's name. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: FieldError[];
}

/**
 * What to put right before a form can be sent, each line leading to its field. It belongs inside the form:
 * `useForm` moves the focus to it.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div className={styles.Summary} role="alert" tabIndex={-1} data-error-summary="">
      <p className={styles.Title}>{title}</p>
      <ul className={styles.List}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#field-${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** No entry in the history: Back leaves the page, not the field. */
function focusField(event: MouseEvent<HTMLElement>, name: string) {
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
