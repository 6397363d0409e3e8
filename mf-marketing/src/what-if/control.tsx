import { useHydrated } from '@sharemore/platform/page';
import { useId } from 'react';
import { type ControlWords, whatIf } from '../content/what-if';
import { type Limits, numberOf } from './inputs';
import { breakEvenChange } from './result';
import styles from './what-if.module.css';

interface ControlProps extends ControlWords, Limits {
  name: string;
  /** What stands in the field, and the number that it counts as. */
  text: string;
  value: number;
  /** What the mark on the slider means: the break-even price. */
  mark?: string;
  onChange: (text: string) => void;
}

/**
 * A number with a slider beside it. The number is what a form without script sends; it is typed as text, for a
 * browser's field for numbers drops the comma of `3,5`.
 */
export function Control(props: ControlProps) {
  const { name, label, hint, before, after, spoken, mark, text, value, min, max, step, grain } = props;
  const id = useId();
  const isHydrated = useHydrated();
  const typed = numberOf(text);
  const counted =
    (typed > max && whatIf.atMost(spoken(max))) ||
    (typed < min && whatIf.atLeast(spoken(min))) ||
    (typed !== value && whatIf.rounded(spoken(value)));
  return (
    <div className={styles.Control}>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.Small} aria-live="polite">
          {hint} {counted && <strong>{counted}</strong>}
        </p>
      )}
      <span className={styles.Number}>
        {before}
        <input
          id={id}
          name={name}
          inputMode={min < 0 ? 'text' : grain < 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {after}
      </span>
      <div className={styles.Slider}>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          className={styles.Range}
          aria-label={label}
          aria-valuetext={spoken(value)}
          aria-describedby={mark && `${id}-mark`}
          // It only works with script.
          disabled={!isHydrated}
          value={value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {mark && <BreakEvenMark min={min} max={max} />}
      </div>
      {mark && (
        <p id={`${id}-mark`} className={styles.Mark}>
          {mark}
        </p>
      )}
    </div>
  );
}

/** The break-even's place on the slider; drawn, because the site's policy lets no style attribute through. */
function BreakEvenMark({ min, max }: { min: number; max: number }) {
  const place = `${((breakEvenChange - min) / (max - min)) * 100}%`;
  return (
    <svg className={styles.Marks} aria-hidden="true">
      <line x1={place} x2={place} y1="0" y2="100%" />
    </svg>
  );
}
