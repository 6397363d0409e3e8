import { keepDraft, useFormOutcome, type WordedOutcome } from '@sharemore/platform/page';
import { useEffect, useRef } from 'react';
import type { FormName } from '../contract';
import { type FormConfig, formActions } from '../contract/forms';
import { postForm } from './post-form';
import { useCheckedForm } from './use-checked-form';

/**
 * A form that works without script (the browser posts it, and the server redirects to the page with the outcome). With
 * script it checks its values and posts them as JSON. Typed text is restored when the visitor comes back to the page.
 * @param former the outcome of the form in whose place this one stands, if it has none itself
 */
export function useForm(
  name: FormName,
  words: FormConfig,
  send: Parameters<typeof useCheckedForm>[1] = (values) => postForm(name, words, values),
  former: WordedOutcome | null = null,
) {
  const outcome = useFormOutcome(name, words) ?? former;
  const form = useCheckedForm(name, send, outcome);
  const ref = useRef<HTMLFormElement>(null);
  const posted = outcome?.result.status;
  useEffect(() => (ref.current ? keepDraft(name, ref.current, posted) : undefined), [name, posted]);
  return {
    ...form,
    formProps: { ...form.formProps, ref, method: 'post' as const, action: formActions[name] },
  };
}
