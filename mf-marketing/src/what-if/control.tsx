import { terms } from '@sharemore/platform/outcomes';
import { useId } from 'react';
import { type ControlWords, whatIf } from '../content/what-if';
import styles from './control.module.css';
import { type Limits, numberOf, roundTo } from './inputs';
import { breakEvenAt } from './result';

interface ControlProps extends ControlWords, Limits {
  name: string;
  text: string;
  /** `text` as a number: rounded, and bounded by the limits. */
  value: number;
  /** Explains the break-even mark on the slider; without it there is no mark. */
  mark?: string;
  onChange: (text: string) => void;
}

/**
 * A number field with a slider, which needs script. It is a text field, because number fields drop the comma of `3,5`.
 */
export function Control(props: ControlProps) {
  const { name, label, hint, before, after, spoken, mark, text, value, min, max, step, grain } = props;
  const id = useId();
  const typed = numberOf(text);
  const markAt = `${((breakEvenAt(terms.discount) - min) / (max - min)) * 100}%`;
  const correction =
    (typed > max && whatIf.atMost(spoken(max))) ||
    (typed < min && whatIf.atLeast(spoken(min))) ||
    (typed !== value && whatIf.rounded(spoken(value)));
  return (
    <div className={styles.Control}>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      <p id={`${id}-hint`} data-text="note" aria-live="polite">
        <span>{`${hint} `}</span>
        {correction && <strong>{correction}</strong>}
      </p>
      <span className={styles.Number}>
        {before}
        <input
          id={id}
          name={name}
          inputMode={min < 0 ? 'text' : grain < 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {after}
      </span>
      <div className={styles.Slider} data-script="only">
        <input
          // Without a name of its own, so that only the field is submitted.
          data-name={name}
          type="range"
          min={min}
          max={max}
          step={step}
          className={styles.Range}
          aria-label={label}
          aria-valuetext={spoken(value)}
          aria-describedby={mark && `${id}-mark`}
          // As the browser shows it, so that a slider that was moved before hydration differs from it.
          value={roundTo(step, value)}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {/* An SVG, because the CSP forbids style attributes. */}
        {mark && (
          <svg className={styles.Marks} aria-hidden="true">
            <line x1={markAt} x2={markAt} y1="0" y2="100%" />
          </svg>
        )}
      </div>
      {mark && (
        <p id={`${id}-mark`} className={styles.Mark} data-text="note">
          {mark}
        </p>
      )}
    </div>
  );
}
