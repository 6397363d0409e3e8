import { fieldId } from '@sharemore/platform/forms';

/** The section that holds the waitlist form. */
export const registerId = 'register';
/** The form's first field: a link to it moves the keyboard there even before any script. */
export const firstFieldId = fieldId('firstName');

const highlightMs = 3000;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Brings the waitlist form into view, puts the keyboard at its first field and highlights it for 3 seconds. */
export function showRegisterForm(): void {
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
