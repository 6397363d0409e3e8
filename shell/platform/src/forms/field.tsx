import ChevronDown from '@lucide/icons/icons/chevron-down';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import { classNames, Icon } from '@sharemore/platform/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

/** The id of a field by its name; FormResult links to it, also without script. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FieldLook {
  label: ReactNode;
  name: string;
  /** The problem and how to fix it; shown beside the field and referenced by `aria-describedby`. */
  error?: string;
}

type TextFieldProps = FieldLook & ComponentProps<'input'>;

/** A one-line text input with its label and error. Other props go to the input. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return <Field {...props}>{(control) => <input {...control} type={type} />}</Field>;
}

/** For a visitor's email address. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" required {...props} />;
}

export function TextArea(props: FieldLook & ComponentProps<'textarea'>) {
  return <Field {...props}>{(control) => <textarea {...control} />}</Field>;
}

type SelectProps = FieldLook & ComponentProps<'select'> & { options: { value: string; label: string }[] };

export function Select({ options, ...props }: SelectProps) {
  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.Picker}>
          <select {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={20} />
        </div>
      )}
    </Field>
  );
}

interface FieldProps extends FieldLook {
  className?: string;
  /** Renders the control with all other props and the attributes that connect it to its label and error. */
  children: (control: object) => ReactNode;
}

/** The label and the error around a control. */
function Field({ label, error, className, children, ...rest }: FieldProps) {
  const id = fieldId(rest.name);
  const errorId = `${id}-error`;
  return (
    <div className={classNames(styles.Field, className)}>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      {error && (
        <p id={errorId} className={styles.Error}>
          <Icon of={CircleAlert} size={18} />
          <span>{error}</span>
        </p>
      )}
      {children({
        ...rest,
        id,
        className: styles.Control,
        'aria-describedby': error ? errorId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
