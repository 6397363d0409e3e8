import { classNames } from '@sharemore/platform/ui';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

/** The id that a field of this name has by default, so that an ErrorSummary can lead to it before any script. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FieldLook {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** What is wrong and how to put it right; shown beside the field and tied to it. */
  error?: string;
}

export type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'name'>;

/** A one-line text input with its label, hint and error. Other props land on the input. */
export function TextField({ label, hint, error, className, id, type = 'text', ...rest }: TextFieldProps) {
  const field = describe(rest.name, id, hint, error);
  return (
    <Field {...field} label={label} hint={hint} error={error} className={className}>
      <input {...rest} {...field.control} type={type} className={styles.Control} />
    </Field>
  );
}

export type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'name'>;

/** A text input of several lines. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  const field = describe(rest.name, id, hint, error);
  return (
    <Field {...field} label={label} hint={hint} error={error} className={className}>
      <textarea {...rest} {...field.control} className={styles.Control} />
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = FieldLook & { options: SelectOption[] } & Omit<ComponentProps<'select'>, 'name'>;

/** A native select. */
export function Select({ label, hint, error, className, id, options, ...rest }: SelectProps) {
  const field = describe(rest.name, id, hint, error);
  return (
    <Field {...field} label={label} hint={hint} error={error} className={className}>
      <div className={styles.Picker}>
        <select {...rest} {...field.control} className={styles.Control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden="true" />
      </div>
    </Field>
  );
}

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Something that is on or off, at once: a checkbox in the role of a switch. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.Switch, className)}>
      <span className={styles.SwitchLabel}>{label}</span>
      {hint && <span className={styles.SwitchHint}>{hint}</span>}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is the switch's */}
      <input {...rest} type="checkbox" role="switch" className={styles.Toggle} />
    </label>
  );
}

function describe(name: string, id: string | undefined, hint: ReactNode, error: string | undefined) {
  const controlId = id ?? fieldId(name);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classNames(hint ? hintId : null, error ? errorId : null);
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

interface FieldProps extends Omit<FieldLook, 'name'> {
  control: { id: string };
  hintId: string;
  errorId: string;
  className: string | undefined;
  children: ReactNode;
}

function Field({ control, label, hint, hintId, error, errorId, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.Field, className)}>
      <label htmlFor={control.id} className={styles.Label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.Hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.Error}>
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
