/** Forms that post by themselves, and better once script is there. */
export {
  type FormState,
  type FormSubmission,
  type FormTexts,
  useFormSubmission,
} from './use-form-submission';
