/** Forms that work without script, and better with it. Like widgets, each area bundles what it uses. */
export { fieldId, Select, TextArea, TextField } from './field';
export { FormProblem } from './form-problem';
export { Honeypot } from './honeypot';
export { postForm } from './post-form';
export { useCheckedForm } from './use-checked-form';
export { useForm } from './use-form';
