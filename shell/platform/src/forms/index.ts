/** Forms that post by themselves, and better once script is there. */
export { FormProblem } from './form-problem';
export { type Form, useForm } from './use-form';
