import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.VisuallyHidden} />;
}

/**
 * A field that people never see and simple robots fill in. The server ignores a form that has it filled.
 * `name` differs only for the newsletter, whose provider chooses it.
 */
export function Honeypot({ name = 'website' }: { name?: string }) {
  return (
    <div className={styles.VisuallyHidden} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
