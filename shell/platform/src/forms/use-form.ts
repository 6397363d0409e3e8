import { useFormOutcome } from '@sharemore/platform/page';
import type { FormName } from '../contract';
import { forms } from '../contract/forms';
import { postForm } from './post-form';
import { useCheckedForm } from './use-checked-form';

/**
 * A form that works without script (the browser posts it, the server answers 303 to the page with the
 * outcome), and with script checks itself and sends itself as JSON.
 */
export function useForm(name: FormName) {
  const form = useCheckedForm(name, (values) => postForm(name, values), useFormOutcome(name));
  return { ...form, formProps: { ...form.formProps, method: 'post' as const, action: forms[name].action } };
}
