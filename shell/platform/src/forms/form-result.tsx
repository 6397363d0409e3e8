import { VisuallyHidden } from '@sharemore/platform/ui';
import { Notice } from '../widgets/notice';
import notice from '../widgets/notice.module.css';
import { fieldId } from './field';
import styles from './form-result.module.css';
import type { Form } from './use-checked-form';

/**
 * Announces to screen readers that the form is being sent, then shows what came of it: an error summary that links to the
 * fields, or a notice. Must be inside the form: `useForm` moves the focus to it.
 */
export function FormResult({ form: { result, errors, submitting } }: { form: Form }) {
  if (submitting) {
    return (
      <VisuallyHidden role="status" tabIndex={-1}>
        Submitting...
      </VisuallyHidden>
    );
  }
  if (!result) return null;
  if (errors.length === 0)
    return <Notice tone={result.status === 'accepted' ? 'success' : 'error'}>{result.message}</Notice>;
  return (
    <div className={styles.Summary} role="alert" tabIndex={-1} data-error-summary="">
      <p className={notice.Title}>{result.message}</p>
      <ul className={styles.List}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
