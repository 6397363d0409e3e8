import { classNames } from '@sharemore/platform/ui';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { AriaAttributes, ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

/** The id of the field of this name, so that a FormProblem can lead to it before any script. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FieldLook {
  label: ReactNode;
  name: string;
  /** What is wrong and how to put it right; shown beside the field and tied to it. */
  error?: string;
}

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'name'>;

/** A one-line text input with its label and error. Other props land on the input. */
export function TextField({ label, error, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, error, className }} name={rest.name}>
      {(control) => <input {...rest} {...control} type={type} />}
    </Field>
  );
}

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'name'>;

/** A text input of several lines. */
export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, error, className }} name={rest.name}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  );
}

interface SelectOption {
  value: string;
  label: string;
}

type SelectProps = FieldLook & { options: SelectOption[] } & Omit<ComponentProps<'select'>, 'name'>;

/** A native select. */
export function Select({ label, error, className, options, ...rest }: SelectProps) {
  return (
    <Field {...{ label, error, className }} name={rest.name}>
      {(control) => (
        <div className={styles.Picker}>
          <select {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </div>
      )}
    </Field>
  );
}

interface FieldProps extends FieldLook {
  className: string | undefined;
  /** Draws the control, with what ties it to the words around it. */
  children: (control: AriaAttributes & { id: string; className?: string }) => ReactNode;
}

/** What stands around a control: its label and its error. */
function Field({ label, name, error, className, children }: FieldProps) {
  const id = fieldId(name);
  const errorId = `${id}-error`;
  return (
    <div className={classNames(styles.Field, className)}>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      {error && (
        <p id={errorId} className={styles.Error}>
          <CircleAlert size={18} />
          {error}
        </p>
      )}
      {children({
        id,
        className: styles.Control,
        'aria-describedby': error ? errorId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
