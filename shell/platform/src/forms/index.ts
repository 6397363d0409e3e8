/** Forms that post by themselves, and better once script is there. As of widgets, each area bundles what it uses. */
export { fieldId, Select, TextArea, TextField } from './field';
export { FormProblem } from './form-problem';
export { Honeypot } from './honeypot';
export { postForm } from './post-form';
export { useCheckedForm } from './use-checked-form';
export { useForm } from './use-form';
