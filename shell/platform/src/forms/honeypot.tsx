import { VisuallyHidden } from '@sharemore/platform/ui';
import { HONEYPOT } from '../contract/forms';

/**
 * A field that nobody can reach and simple programs fill in. `inert` keeps it out of the keyboard's way, out of
 * accessibility and of what browsers fill in by themselves; the attributes say the same to password managers.
 * `name` differs only for the newsletter, whose provider chooses it.
 */
export function Honeypot({ name = HONEYPOT }: { name?: string }) {
  return (
    <VisuallyHidden inert aria-hidden="true">
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
    </VisuallyHidden>
  );
}
