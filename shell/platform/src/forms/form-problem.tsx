import { VisuallyHidden } from '@sharemore/platform/ui';
import { Notice } from '../widgets/notice';
import { ErrorSummary } from './error-summary';
import type { Form } from './use-checked-form';

/**
 * That the form is on its way, for who does not see its button; then why it was not sent: a summary that leads to the
 * fields, or a notice. It belongs inside the form.
 */
export function FormProblem({ form: { result, errors, submitting } }: { form: Form }) {
  if (submitting) {
    return (
      <VisuallyHidden role="status" tabIndex={-1}>
        Submitting...
      </VisuallyHidden>
    );
  }
  if (!result || result.status === 'accepted') return null;
  if (errors.length > 0) return <ErrorSummary title={result.message} errors={errors} />;
  return <Notice tone="error">{result.message}</Notice>;
}
