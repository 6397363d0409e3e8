import { useId } from 'react';
import { type ControlWords, whatIf } from '../content/what-if';
import { type Limits, numberOf } from './inputs';
import styles from './number-field.module.css';

interface NumberFieldProps extends ControlWords, Limits {
  name: string;
  text: string;
  /** `text` as a number: rounded, and bounded by the limits. */
  value: number;
  onChange: (text: string) => void;
}

/** A text field for a number, because number fields drop the comma of `3,5`. It says which number is used instead. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, before, after, spoken, text, value, min, grain, onChange } = props;
  const id = useId();
  return (
    <div className={styles.NumberField}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.Number}>
        {before && <span>{before}</span>}
        <input
          id={id}
          name={name}
          inputMode={min < 0 ? 'text' : grain < 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        {after && <span>{after}</span>}
      </span>
      <p id={`${id}-hint`} data-text="note" aria-live="polite">
        <span>{`${hint} `}</span>
        {numberOf(text) !== value && <strong>{whatIf.corrected(spoken(value))}</strong>}
      </p>
    </div>
  );
}
