import type { ComponentProps } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: string;
  hint: string;
}

/** A checkbox with the role of a switch. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  return (
    <label className={styles.Switch}>
      <span className={styles.Label}>{label}</span>
      <span className={styles.Hint}>{hint}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is the switch's */}
      <input {...rest} type="checkbox" role="switch" className={styles.Toggle} />
    </label>
  );
}
