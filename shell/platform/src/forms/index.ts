/** Forms that post by themselves, and better once script is there. As of widgets, each area bundles what it uses. */
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './error-summary';
export {
  fieldId,
  Select,
  type SelectOption,
  type SelectProps,
  Switch,
  type SwitchProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './field';
export { FormProblem } from './form-problem';
export { Honeypot } from './honeypot';
export { postForm } from './post-form';
export { type Form, useCheckedForm } from './use-checked-form';
export { useForm } from './use-form';
