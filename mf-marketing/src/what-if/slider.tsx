import { type Limits, roundTo } from './inputs';
import styles from './slider.module.css';

interface SliderProps extends Limits {
  name: string;
  label: string;
  value: number;
  spoken: (value: number) => string;
  describedBy?: string;
  onChange: (text: string) => void;
}

/** A slider beside the number field of the same name, which the form sends. It needs script. */
export function Slider({ name, label, value, min, max, step, spoken, describedBy, onChange }: SliderProps) {
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
