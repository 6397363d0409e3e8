import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

export interface NoticeProps {
  tone: 'success' | 'error' | 'info' | 'warning';
  title?: string;
  children?: ReactNode;
  /**
   * Whether it is read out when it appears. Outcomes are (the default for success and error); texts that
   * stand on the page from the start are not.
   */
  live?: boolean;
}

/** A message that stands out: an outcome, or something to know before going on. */
export function Notice({
  tone,
  title,
  children,
  live = tone === 'success' || tone === 'error',
}: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.Notice} data-notice={tone} role={live ? role : undefined}>
      <Icon className={styles.Icon} size={24} aria-hidden="true" />
      <div className={styles.Words}>
        {title && <p className={styles.Title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}

/** The risk that goes with a benefit: the same size as the text around it, beside the claim it belongs to. */
export function RiskNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.Risk}>
      <TriangleAlert className={styles.Icon} size={20} aria-hidden="true" />
      <div className={styles.Words}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}

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
            <a href={`#field-${field}`} onClick={(event) => focusField(event.currentTarget, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(link: HTMLElement, name: string) {
  const field = link.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
