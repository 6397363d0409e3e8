import { useId } from 'react';
import { type ControlWords, whatIf } from '../content/what-if';
import styles from './controls.module.css';
import { bases, type Inputs, type Limits, numberOf, roundTo } from './inputs';

interface BasisSwitchProps {
  inputs: Inputs;
  /** The id of the form that sends the choice. */
  form: string;
  onChange: (basis: string) => void;
}

/** Chooses what the three ways have in common. */
export function BasisSwitch({ inputs, form, onChange }: BasisSwitchProps) {
  return (
    <fieldset className={styles.Switch} data-paper="never">
      <legend data-screen="never">{whatIf.basis}</legend>
      {bases.map((basis) => (
        <label key={basis}>
          <input
            type="radio"
            name="basis"
            form={form}
            value={basis}
            checked={inputs.basis === basis}
            onChange={() => onChange(basis)}
          />
          <span>{whatIf.bases[basis](inputs.monthly)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ControlProps extends ControlWords, Limits {
  name: string;
  text: string;
  /** `text` as a number: rounded, and bounded by the limits. */
  value: number;
  onChange: (text: string) => void;
}

/** A slider beside the number field of the same name, which the form sends. It needs script. */
export function Slider({ describedBy, ...props }: ControlProps & { describedBy?: string }) {
  const { name, label, value, min, max, step, spoken, onChange } = props;
  return (
    <input
      // Without a name of its own, so that only the field is submitted.
      data-name={name}
      type="range"
      min={min}
      max={max}
      step={step}
      className={styles.Slider}
      data-script="only"
      data-paper="never"
      aria-label={label}
      aria-valuetext={spoken(value)}
      aria-describedby={describedBy}
      // As the browser shows it, so that a slider that was moved before hydration differs from it.
      value={roundTo(step, value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A text field for a number, because number fields drop the comma of `3,5`. It says which number is used instead. */
export function NumberField(props: ControlProps) {
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
