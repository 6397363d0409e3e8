import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormName, SubmissionResult } from '../contract';
import { forms } from '../contract/forms';
import { useFormOutcome } from '../page';
import { postForm } from './post-form';

export interface Form {
  /** What became of the last submission; null before it and while an answer is awaited. */
  result: SubmissionResult | null;
  /** True while an answer is awaited. */
  submitting: boolean;
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    action: string;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Spread on a TextField, TextArea or Select: its name, the value to keep, and what is wrong with it. */
  field: (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined };
  /** What an ErrorSummary shows. */
  errors: { field: string; message: string }[];
  /** Forgets the result that is shown. */
  clear: () => void;
}

/**
 * A form that works without script (the browser posts it, the server answers 303 to the page with the
 * outcome), and with script sends itself as JSON: the same submission however often it is repeated, values
 * kept on failure and cleared on success, errors beside their fields and the focus on their summary.
 * `onAccepted` is called once for each success, after the fields were cleared.
 */
export function useForm(name: FormName, onAccepted?: () => void): Form {
  const outcome = useFormOutcome(name);
  const [result, setResult] = useState<SubmissionResult | null>(outcome?.result ?? null);
  const [values, setValues] = useState<Record<string, string>>(outcome?.values ?? {});
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<{ body: string; key: string } | null>(null);

  // The summary exists only once React has drawn it; an outcome that came with the page moves no focus.
  useEffect(() => {
    if (attempt.current && result) form.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  }, [result]);

  async function submit(element: HTMLFormElement) {
    const typed = textValues(element);
    const body = JSON.stringify(typed);
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
    setSubmitting(true);
    setResult(null);
    const answer = await postForm(name, body, attempt.current.key);
    if (answer.status === 'accepted') {
      attempt.current = null;
      clearFields(element);
      onAccepted?.();
    } else setValues(typed);
    setSubmitting(false);
    setResult(answer);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submitting) void submit(event.currentTarget);
  }

  const fields = result?.status === 'invalid' ? result.fields : {};
  return {
    result,
    submitting,
    formProps: { ref: form, method: 'post', action: forms[name].action, onSubmit },
    field: (field) => ({ name: field, defaultValue: values[field], error: fields[field] }),
    errors: Object.entries(fields).map(([field, message]) => ({ field, message })),
    clear: () => setResult(null),
  };
}

function textValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Empties what the visitor typed. `reset` would bring back values kept from a failed post without script. */
function clearFields(form: HTMLFormElement) {
  for (const element of form.elements) {
    const typed =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type !== 'hidden');
    if (typed) element.value = '';
  }
}

/** `randomUUID` exists on secure origins only; the key needs to be unique, not secret. */
function newKey(): string {
  return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-');
}
