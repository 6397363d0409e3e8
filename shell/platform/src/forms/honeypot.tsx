import { VisuallyHidden } from '@sharemore/platform/ui';
import { HONEYPOT } from '../contract/forms';

/**
 * A field that people cannot reach and simple bots fill in. `inert` hides it from the keyboard, assistive technology
 * and autofill; the data attributes hide it from password managers. The newsletter's provider chooses its own `name`.
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
