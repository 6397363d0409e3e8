import type { ComponentProps } from 'react';
import { HONEYPOT } from '../contract/forms';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.VisuallyHidden} />;
}

/**
 * A field that nobody can reach and simple programs fill in. `inert` keeps it out of the keyboard's way, out of
 * accessibility and of what browsers fill in by themselves; the attributes say the same to password managers.
 * `name` differs only for the newsletter, whose provider chooses it.
 */
export function Honeypot({ name = HONEYPOT }: { name?: string }) {
  return (
    <div className={styles.VisuallyHidden} inert aria-hidden="true">
      <label>
        Leave this field empty
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
