import { loadFormChecks } from '@sharemore/platform/page';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormOutcome, SubmissionResult } from '../contract';
import type { CheckedForm } from '../contract/form-checks';

type Fields = Record<string, string>;

export interface Form {
  /** What became of the last submission; null before it and while an answer is awaited. */
  result: SubmissionResult | null;
  /** True while an answer is awaited. */
  submitting: boolean;
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onFocus: () => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Spread on a TextField, TextArea or Select: its name, the value to keep, and what is wrong with it. */
  field: (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined };
  /** What a FormProblem leads to. */
  errors: { field: string; message: string }[];
}

/**
 * A form with our own checks in place of the browser's: what is wrong stands beside its field until it is
 * mended, and only what passes is handed to `send`. The focus goes to what came of it: the summary or the live
 * notice that stands inside the form, else the first field that is wrong. Values are kept on failure and cleared on success. `send` may answer null:
 * then nothing is shown.
 */
export function useCheckedForm(
  name: CheckedForm,
  send: (values: Fields, form: HTMLFormElement) => Promise<SubmissionResult | null>,
  outcome: FormOutcome | null = null,
): Form {
  const [result, setResult] = useState<SubmissionResult | null>(outcome?.result ?? null);
  const [values] = useState<Fields>(outcome?.values ?? {});
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const sentFrom = useRef<Element>(null);
  const [attempts, setAttempts] = useState(0);

  // The message exists only once React has drawn it. Neither an outcome that came with the page nor a field
  // that is being mended moves the focus.
  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector<HTMLElement>('[role="alert"], [role="status"], [aria-invalid]')?.focus();
    // What is disabled while an answer is awaited loses the focus: with nothing to show, it gets it back.
    const { activeElement, body } = document;
    if (activeElement === body && sentFrom.current instanceof HTMLElement)
      sentFrom.current.focus({ preventScroll: true });
  }, [attempts]);

  // All that could have the focus is disabled meanwhile.
  useEffect(() => {
    if (submitting)
      form.current?.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
  }, [submitting]);

  async function submit(element: HTMLFormElement) {
    const typed = textValues(element);
    let answer: SubmissionResult | null = await complaints(name, typed);
    if (!answer) {
      setSubmitting(true);
      setResult(null);
      answer = await send(typed, element);
      setSubmitting(false);
    }
    if (answer?.status === 'accepted') clearFields(element, typed);
    setResult(answer);
    setAttempts((count) => count + 1);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    sentFrom.current = document.activeElement;
    submit(event.currentTarget).finally(() => {
      sending.current = false;
    });
  }

  /** Takes a complaint away as soon as its field is mended. */
  async function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const field = 'name' in target ? String(target.name) : '';
    if (result?.status !== 'invalid' || !result.fields[field]) return;
    const left = (await complaints(name, textValues(currentTarget)))?.fields ?? {};
    if (left[field]) return;
    const { [field]: _mended, ...fields } = result.fields;
    setResult(Object.keys(fields).length > 0 ? { ...result, fields } : null);
  }

  const fields = result?.status === 'invalid' ? result.fields : {};
  return {
    result,
    submitting,
    formProps: { ref: form, noValidate: true, onFocus: () => void loadFormChecks(), onInput, onSubmit },
    field: (field) => ({ name: field, defaultValue: values[field], error: fields[field] }),
    errors: Object.entries(fields).map(([field, message]) => ({ field, message })),
  };
}

async function complaints(name: CheckedForm, values: Fields) {
  const checked = (await loadFormChecks())?.checkForm(name, values);
  return checked?.status === 'invalid' ? checked : null;
}

function textValues(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Empties what was sent, but not what has been typed since. `reset` would bring back values kept from a failed post
 * without script.
 */
function clearFields(form: HTMLFormElement, sent: Fields) {
  for (const field of textFields(form)) if (field.value === sent[field.name]) field.value = '';
}

/** What a visitor types into. */
export function textFields(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]),textarea'),
  ];
}
