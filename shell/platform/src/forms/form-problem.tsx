import { Notice } from '../widgets/notice';
import { ErrorSummary } from './error-summary';
import type { Form } from './use-checked-form';

/** Why the form was not sent: a summary that leads to the fields, or a notice. It belongs inside the form. */
export function FormProblem({ form: { result, errors } }: { form: Form }) {
  if (!result || result.status === 'accepted') return null;
  if (errors.length > 0) return <ErrorSummary title={result.message} errors={errors} />;
  return <Notice tone="error">{result.message}</Notice>;
}
