import { useFormOutcome } from '@sharemore/platform/page';
import { useEffect } from 'react';
import type { FormName } from '../contract';
import { forms } from '../contract/forms';
import { postForm } from './post-form';
import { textFields, useCheckedForm } from './use-checked-form';

/** What was typed and not sent, by page and form, for as long as the document stays: visitors look elsewhere first. */
const drafts = new Map<string, string[]>();

/**
 * A form that works without script (the browser posts it, the server answers 303 to the page with the
 * outcome), and with script checks itself and sends itself as JSON. What was typed is there again for who goes on to another page and
 * comes back.
 */
export function useForm(name: FormName) {
  const form = useCheckedForm(name, (values) => postForm(name, values), useFormOutcome(name));
  const { ref } = form.formProps;
  useEffect(() => {
    if (!ref.current) return;
    const place = `${location.pathname} ${name}`;
    const fields = textFields(ref.current);
    const draft = drafts.get(place) ?? [];
    for (const [index, field] of fields.entries()) {
      const typed = draft[index];
      // A field that script has written to follows its default value no longer.
      if (typed && !field.value) field.value = typed;
    }
    return () => {
      drafts.set(
        place,
        fields.map(({ value, defaultValue }) => (value === defaultValue ? '' : value)),
      );
    };
  }, [name, ref]);
  return { ...form, formProps: { ...form.formProps, method: 'post' as const, action: forms[name].action } };
}
