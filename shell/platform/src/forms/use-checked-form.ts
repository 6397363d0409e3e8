import { loadFormChecks, textFields, type WordedOutcome } from '@sharemore/platform/page';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedForm } from '../contract/form-checks';
import type { WordedResult } from '../contract/forms';

type Fields = Record<string, string>;

export type Form = ReturnType<typeof useCheckedForm>;

/**
 * A form with our own checks in place of the browser's. A field shows its error until it is corrected, and only valid
 * values reach `send`. Then the focus moves to the error summary or live notice inside the form, else to the first
 * invalid field. Values are kept on failure and cleared on success. If `send` resolves to null, nothing is shown.
 */
export function useCheckedForm(
  name: CheckedForm,
  send: (values: Fields) => Promise<WordedResult | null>,
  outcome: WordedOutcome | null = null,
) {
  const [result, setResult] = useState<WordedResult | null>(outcome?.result ?? null);
  const [values] = useState<Fields>(outcome?.values ?? {});
  const [submitting, setSubmitting] = useState(false);
  const sending = useRef(false);
  const fields = result?.status === 'invalid' ? result.fields : {};

  /** Renders at once, so that the focus can move to what appears. */
  function show(isSubmitting: boolean, shown: WordedResult | null) {
    flushSync(() => {
      setSubmitting(isSubmitting);
      setResult(shown);
    });
  }

  async function submit(form: HTMLFormElement) {
    const { activeElement: focused, body } = document;
    const typed = textValues(form);
    let answer: WordedResult | null = await findErrors(name, typed);
    if (!answer) {
      show(true, null);
      // The disabled button cannot keep the focus.
      form.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
      answer = await send(typed);
    }
    if (answer?.status === 'accepted') {
      // But not text typed since. (`reset` would restore the values of a failed post without script.)
      for (const field of textFields(form)) if (field.value === typed[field.name]) field.value = '';
    }
    show(false, answer);
    const outcome = form.querySelector<HTMLElement>('[role="alert"], [role="status"], [aria-invalid]');
    outcome?.focus();
    // The focus alone may leave its end out of sight.
    outcome?.scrollIntoView({ block: 'nearest' });
    // The button lost the focus when it was disabled; without a message to focus, return it.
    if (document.activeElement === body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    submit(event.currentTarget).finally(() => {
      sending.current = false;
    });
  }

  /** Removes a field's error as soon as it is corrected. */
  async function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const field = 'name' in target ? String(target.name) : '';
    if (!fields[field]) return;
    const errors = await findErrors(name, textValues(currentTarget));
    if (errors?.fields[field]) return;
    // Autofill corrects several fields at once.
    setResult((shown) => {
      if (shown?.status !== 'invalid') return shown;
      const { [field]: _corrected, ...others } = shown.fields;
      return Object.keys(others).length > 0 ? { ...shown, fields: others } : null;
    });
  }

  return {
    /** The result of the last submission; null before it and while the form waits for an answer. */
    result,
    submitting,
    /** Spread on the `<form>`. */
    formProps: { noValidate: true, onFocus: () => void loadFormChecks(), onInput, onSubmit },
    /** Spread on a TextField, TextArea or Select. */
    field: (field: string) => ({ name: field, defaultValue: values[field], error: fields[field] }),
    /** The links of a `FormResult`. */
    errors: Object.entries(fields).map(([field, message]) => ({ field, message })),
  };
}

async function findErrors(name: CheckedForm, values: Fields) {
  const checked = (await loadFormChecks())?.checkForm(name, values);
  return checked?.status === 'invalid' ? checked : null;
}

function textValues(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
