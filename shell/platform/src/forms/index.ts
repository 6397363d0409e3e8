/** Forms that post by themselves, and better once script is there. */
export { FormProblem } from './form-problem';
export { postForm } from './post-form';
export { type Form, useCheckedForm } from './use-checked-form';
export { useForm } from './use-form';
