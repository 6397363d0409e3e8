import { fieldId } from '@sharemore/platform/forms/field';
import { ButtonLink } from '@sharemore/platform/ui';
import type { MouseEvent, ReactNode } from 'react';
import { registrationForm } from '../../forms';

/** The id of the form's first field: a link to it moves the focus there even before hydration. */
const firstControlId = fieldId('firstName');

const highlightMs = 3000;
let highlightTimer: ReturnType<typeof setTimeout> | undefined;

/** Leads to the waitlist form: a plain link before hydration, then with scroll, focus and highlight. */
export function RegisterLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={`#${firstControlId}`} onClick={showRegisterForm}>
      {children}
    </ButtonLink>
  );
}

/** Scrolls to the waitlist form, focuses its first control and highlights the form for 3 seconds. */
function showRegisterForm(event: MouseEvent): void {
  const section = document.getElementById(registrationForm.place);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  document.getElementById(firstControlId)?.focus({ preventScroll: true });
  clearTimeout(highlightTimer);
  section.toggleAttribute('data-highlight', true);
  highlightTimer = setTimeout(() => section.toggleAttribute('data-highlight', false), highlightMs);
}
