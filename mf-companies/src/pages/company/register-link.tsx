import { forms } from '@sharemore/platform/contract/forms';
import { fieldId } from '@sharemore/platform/forms';
import { ButtonLink } from '@sharemore/platform/ui';
import type { ReactNode } from 'react';

/** The id of the section with the waitlist form. */
export const registerId = forms.registration.place;
/** The id of the form's first field: a link to it moves the focus there even before hydration. */
const firstFieldId = fieldId('firstName');

const highlightMs = 3000;
let highlightTimer: ReturnType<typeof setTimeout> | undefined;

/** Leads to the waitlist form: a plain link before hydration, then with scroll, focus and highlight. */
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

/** Scrolls to the waitlist form, focuses its first field and highlights the form for 3 seconds. */
function showRegisterForm(): void {
  const section = document.getElementById(registerId);
  if (!section) return;
  section.scrollIntoView();
  const field = document.getElementById(firstFieldId);
  // A disabled field means that registration is not open: focus the link in the notice that explains it.
  const next = field?.matches(':disabled') ? section.querySelector('a') : field;
  next?.focus({ preventScroll: true });
  clearTimeout(highlightTimer);
  section.toggleAttribute('data-highlight', true);
  highlightTimer = setTimeout(() => section.toggleAttribute('data-highlight', false), highlightMs);
}
