import { forms } from '@sharemore/platform/contract/forms';
import { fieldId } from '@sharemore/platform/forms';
import { ButtonLink } from '@sharemore/platform/ui';
import type { ReactNode } from 'react';

/** The section that holds the waitlist form. */
export const registerId = forms.registration.place;
/** The form's first field: a link to it moves the keyboard there even before any script. */
const firstFieldId = fieldId('firstName');

const highlightMs = 3000;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Leads to the waitlist form: a link before any script, and with it the scroll, the focus and the highlight. */
export function RegisterLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink
      href={`#${firstFieldId}`}
      onClick={(event) => {
        event.preventDefault();
        showRegisterForm();
      }}
    >
      {children}
    </ButtonLink>
  );
}

/** Brings the waitlist form into view, puts the keyboard at its first field and highlights it for 3 seconds. */
function showRegisterForm(): void {
  const section = document.getElementById(registerId);
  if (!section) return;
  section.scrollIntoView();
  const field = document.getElementById(firstFieldId);
  // Where nobody can register yet, the notice says what to do.
  const next = field?.matches(':disabled') ? section.querySelector('a') : field;
  next?.focus({ preventScroll: true });
  clearTimeout(ending);
  section.toggleAttribute('data-highlight', true);
  ending = setTimeout(() => section.toggleAttribute('data-highlight', false), highlightMs);
}
