import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormName, FormOutcome } from '../contract';
import { useFormOutcome } from '../page';
import { type FormAnswer, sendForm } from './send-form';

export type FormState =
  | { status: 'idle' | 'submitting' }
  | { status: 'success'; message: string }
  | { status: 'error'; message: string; fields: Record<string, string>; values: Record<string, string> };

export interface FormTexts {
  successMessage: string;
  /** Shown when the server refused, unless `showServerError` and the answer brings its own text. */
  failureMessage: string;
  /** Shown when no answer came at all; `failureMessage` if absent. */
  unexpectedMessage?: string;
}

export interface FormOptions extends FormTexts {
  form: FormName;
  /** The address that the form posts to, with and without script. */
  action: string;
  /** Values that are sent beside the form's fields. Without script only fields are sent: prefer hidden inputs. */
  extra?: Record<string, string>;
  /** Show the `error` of a refusal in place of `failureMessage` (the registration's rule, spec section 8). */
  showServerError?: boolean;
  /** Called once for each success, after the fields were cleared. */
  onSuccess?: () => void;
}

export interface FormSubmission {
  state: FormState;
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
  /** Forgets the outcome that is shown. */
  clear: () => void;
}

/**
 * A form that works without script (the browser posts it, the server answers 303 to the page with the
 * outcome), and with script sends itself as JSON: the same submission however often it is repeated, values
 * kept on failure and cleared on success, errors beside their fields and the focus on their summary.
 */
export function useFormSubmission(options: FormOptions): FormSubmission {
  const outcome = useFormOutcome(options.form);
  const [state, setState] = useState<FormState>(() => fromOutcome(outcome));
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const sentHere = useRef(false);

  // The summary exists only once React has drawn it; an outcome that came with the page moves no focus.
  useEffect(() => {
    if (state.status === 'error' && sentHere.current) {
      form.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
    }
  }, [state]);

  async function submit(element: HTMLFormElement) {
    const values = { ...textValues(element), ...options.extra };
    const body = JSON.stringify(values);
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
    sentHere.current = true;
    setState({ status: 'submitting' });
    const answer = await sendForm(options.action, body, attempt.current.key);
    if (answer.kind === 'accepted') {
      attempt.current = null;
      clearFields(element);
      setState({ status: 'success', message: options.successMessage });
      options.onSuccess?.();
    } else {
      const fields = answer.kind === 'refused' ? answer.fields : {};
      setState({ status: 'error', message: failureText(answer, options), fields, values });
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status !== 'submitting') void submit(event.currentTarget);
  }

  const failed = state.status === 'error' ? state : null;
  return {
    state,
    submitting: state.status === 'submitting',
    formProps: { ref: form, method: 'post', action: options.action, onSubmit },
    field: (name) => ({ name, defaultValue: failed?.values[name], error: failed?.fields[name] }),
    errors: Object.entries(failed?.fields ?? {}).map(([field, message]) => ({ field, message })),
    clear: () => setState({ status: 'idle' }),
  };
}

function fromOutcome(outcome: FormOutcome | null): FormState {
  if (!outcome) return { status: 'idle' };
  const { message, fields, values } = outcome;
  return outcome.status === 'success'
    ? { status: 'success', message }
    : { status: 'error', message, fields, values };
}

function failureText(answer: FormAnswer, options: FormOptions): string {
  if (answer.kind === 'unexpected') return options.unexpectedMessage ?? options.failureMessage;
  if (answer.kind === 'refused' && options.showServerError && answer.error) return answer.error;
  return options.failureMessage;
}

function textValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Empties what the visitor typed. `reset` would bring back values kept from a failed post without script. */
function clearFields(form: HTMLFormElement) {
  for (const element of form.elements) {
    const typed =
      element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && isTyped(element));
    if (typed) element.value = '';
  }
}

function isTyped(input: HTMLInputElement): boolean {
  return !['hidden', 'checkbox', 'radio', 'submit', 'button'].includes(input.type);
}

/** `randomUUID` exists on secure origins only; the key needs to be unique, not secret. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
